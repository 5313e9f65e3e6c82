import { createClient as createStreams } from 'graphql-sse'
import { createClient as createSockets } from 'graphql-ws'
import { vi } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'

type Result = { data?: unknown; errors?: readonly unknown[] | undefined }
export type Follower = {
  /** The next result: data or errors; `undefined` at the end. */
  next(): Promise<Result | undefined>
  leave(): Promise<unknown>
}

export const ways = ['WebSocket', 'Server-Sent Events'] as const
export type Way = (typeof ways)[number]

/** Subscribes with the clients of both protocols. */
export function follow(
  url: string,
  way: Way,
  query: string,
  variables: Record<string, unknown> = {},
  /** For streams; a browser's socket has none. */
  headers: Record<string, string> = {},
): Follower {
  const client =
    way === 'WebSocket'
      ? createSockets({ url: `${url.replace('http', 'ws')}/graphql`, retryAttempts: 0 })
      : createStreams({ url: `${url}/graphql`, retryAttempts: 0, headers })
  const results = client.iterate({ query, variables })
  return {
    next: async () => (await results.next()).value ?? undefined,
    leave: async () => {
      await results.return?.()
      await client.dispose()
    },
  }
}

/** A gateway connected to the feed at `apiUrl`. */
export async function startListening(
  apiUrl: string,
  source: Record<string, string> = {},
  manifest: Record<string, string> = {},
): Promise<TestGateway> {
  const gateway = await startGateway(apiUrl, { LOG_LEVEL: 'info', ...source }, manifest)
  await vi.waitFor(() => {
    if (!gateway.logged().includes('live feed connected')) throw new Error('It hears nothing yet.')
  })
  return gateway
}

/** Waits until this gateway has that many subscribers. */
export async function listeners(url: string, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const [, counted] = /^live_listeners (\d+)$/m.exec(metrics) ?? []
    if (counted !== String(count)) throw new Error(`${counted} listeners instead of ${count}.`)
  })
}
