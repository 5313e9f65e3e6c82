export type ServerEvent = { kind: string; data: string }

/** Streams Server-Sent Events until they end or `signal` aborts. Node's own `EventSource` is experimental. */
export async function openEvents(url: string, signal: AbortSignal): Promise<AsyncGenerator<ServerEvent>> {
  const response = await fetch(url, { headers: { accept: 'text/event-stream' }, signal })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (response.ok && isStream && response.body)
    return eventsIn(response.body.pipeThrough(new TextDecoderStream()))
  await response.body?.cancel()
  throw new Error(`not an event stream: status ${response.status}`)
}

/** An event ends with an empty line, however the network splits the text. */
export async function* eventsIn(texts: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let rest = ''
  for await (const text of texts) {
    const blocks = (rest + text).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = toEvent(block)
      if (event.data) yield event
    }
  }
}

function toEvent(block: string): ServerEvent {
  const lines = block.split(/\r?\n/)
  const listValues = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''))
  return { kind: listValues('event').at(-1) ?? 'message', data: listValues('data').join('\n') }
}
