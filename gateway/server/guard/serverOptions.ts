import type { IncomingMessage } from 'node:http'
import { uploadMs } from '#schema/upload.ts'

export const bodyMs = 10_000

/** Limits of a connection. Node's defaults never close a slow body. */
export const serverOptions = {
  bodyLimit: 128 * 1024,
  // For a file; other bodies have ten seconds.
  requestTimeout: uploadMs,
  // Closes idle connections. Fastify's own `handlerTimeout` answers 503 instead, and costs a seventh of a
  // small response's CPU (an AbortController and a DOMException a request); upstream calls end after 6 s
  // anyway.
  connectionTimeout: 10_000,
  keepAliveTimeout: 5_000,
  // Requests sent before the shutdown are still answered.
  return503OnClosing: false,
  http: {
    headersTimeout: 5_000,
    maxHeaderSize: 8_192,
    connectionsCheckingInterval: 1_000,
    // Some clients offer HTTP/2 with every request: ignored, where Node would leave them without a response.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  },
  // `request.query` is unused and took a seventh of a cached response's CPU: routes parse `request.url`.
  routerOptions: { querystringParser: () => ({}) },
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
} as const
