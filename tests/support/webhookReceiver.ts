import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { isRecord } from '#schema/json.ts'
import { startHttpServer } from '#tests/api/social/httpServer.ts'

export type Received = { id: string; headers: Record<string, string>; body: string }
type Reply = (response: ServerResponse, received: Received) => void | Promise<void>

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** A real server that stores each request before it replies: with 204, or as `reply` does. */
export async function startReceiver(reply: Reply = withStatus(204)) {
  const received: Received[] = []
  let current = reply
  const { url, close } = await startHttpServer(async (request, response, body) => {
    const named = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
    const headers: Record<string, string> = Object.fromEntries(named)
    const each = { id: headers['webhook-id'] ?? '', headers, body }
    received.push(each)
    await current(response, each)
  })
  return {
    url: `${url}/hooks`,
    port: Number(new URL(url).port),
    received,
    replyWith(next: Reply) {
      current = next
    },
    close,
  }
}

export function withStatus(status: number): Reply {
  return (response) => void response.writeHead(status).end()
}

/** Verifies the request with the library of receivers, and returns its body. */
export function verified({ body, headers }: Received, secret: string): Record<string, unknown> {
  const payload = new Webhook(secret).verify(body, headers)
  if (!isRecord(payload)) throw new Error('The payload is no object.')
  return payload
}
