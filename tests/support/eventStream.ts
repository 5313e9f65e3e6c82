type LiveEvent = { event: string; data: unknown }
export type Follower = {
  /** The next event, without comments and changes of accounts. Throws at the end of the stream. */
  next(): Promise<LiveEvent>
  /** The prefix of the next changed accounts. */
  nextAccounts(): Promise<unknown>
  /** The next block: an event, a comment or a single field. */
  nextBlock(): Promise<string | undefined>
  leave(): void
}

/** Reads Server-Sent Events over a real connection. */
export async function follow(url: string): Promise<Follower> {
  const cut = new AbortController()
  const answer = await fetch(url, { signal: cut.signal })
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`)
  const blocks = blocksOf(answer.body)
  const nextBlock = async () => (await blocks.next()).value
  async function nextEvent(isIt: (event: string) => boolean): Promise<LiveEvent> {
    for (;;) {
      const block = await nextBlock()
      if (block === undefined) throw new Error('The stream has ended.')
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      if (event && data && isIt(event)) return { event, data: JSON.parse(data) }
    }
  }
  const next = () => nextEvent((event) => event !== 'accounts')
  const nextAccounts = async () => (await nextEvent((event) => event === 'accounts')).data
  return { next, nextAccounts, nextBlock, leave: () => cut.abort() }
}

async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const parts = `${text}${chunk}`.split('\n\n')
    text = parts.pop() ?? ''
    yield* parts
  }
  return undefined
}
