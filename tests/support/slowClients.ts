import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const head = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
/** Half of them never end their headers, the others never their body. */
const beginnings = [head, `${head}content-length: 1000\r\n\r\n{"query":"`]

/**
 * Clients that send a byte now and then until the server closes them; beside them one well-behaved client.
 */
export async function slowClients(url: string, clients: number) {
  const begunAt = performance.now()
  let isOver = false
  const closed = Promise.all(Array.from({ length: clients }, (_, index) => dripUntilClosed(url, index))).then(
    () => {
      isOver = true
      return performance.now() - begunAt
    },
  )
  let answered = 0
  let refused = 0
  let slowestMs = 0
  while (!isOver) {
    const askedAt = performance.now()
    const answer = await fetch(`${url}/graphql?query={__typename}`)
    await answer.arrayBuffer()
    // A gateway on a loaded machine says when to retry.
    const isRefused = answer.status === 503 && answer.headers.has('retry-after')
    if (!answer.ok && !isRefused) throw new Error(`A proper client was answered ${answer.status}.`)
    slowestMs = Math.max(slowestMs, performance.now() - askedAt)
    if (answer.ok) answered += 1
    else refused += 1
    await wait(20)
  }
  return { clients, closedAfterMs: await closed, answered, refused, slowestMs }
}

async function dripUntilClosed(url: string, index: number): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).resume()
  socket.write(beginnings[index % 2] ?? head)
  const drip = setInterval(() => socket.write('x'), 500)
  // A reset by the server emits an error first, on which `once` of node:events would reject.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
}
