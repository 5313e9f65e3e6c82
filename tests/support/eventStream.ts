import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'

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
  // An aborted `fetch` connects again, without a request, and a stop of the service waits for that connection.
  const agent = new Agent()
  const { statusCode, body } = await request(url, { dispatcher: agent, bodyTimeout: 0 })
  if (statusCode !== 200) throw new Error(`${statusCode} ${await body.text()}`)
  const blocks = toBlocks(body)
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
  return { next, nextAccounts, nextBlock, leave: () => void agent.destroy() }
}

async function* toBlocks(body: Readable): AsyncGenerator<string, undefined> {
  let text = ''
  for await (const chunk of body.setEncoding('utf8')) {
    const parts = `${text}${chunk}`.split('\n\n')
    text = parts.pop() ?? ''
    yield* parts
  }
  return undefined
}
