import type { IncomingMessage } from 'node:http'

/** How long and how much one connection may ask of the server. Node's own defaults never close a slow body. */
export const serverOptions = {
  bodyLimit: 128 * 1024,
  requestTimeout: 10_000,
  // A connection on which nothing moves is closed. Fastify's own `handlerTimeout` would answer 503 instead, and takes a seventh
  // of a small answer's CPU (an AbortController and a DOMException a request); calls to the service end after 6 s anyway.
  connectionTimeout: 10_000,
  keepAliveTimeout: 5_000,
  // What arrives while we close was sent before anybody could know: it is answered.
  return503OnClosing: false,
  http: {
    headersTimeout: 5_000,
    maxHeaderSize: 8_192,
    connectionsCheckingInterval: 1_000,
    // Some programs offer HTTP/2 with every request: that is passed over, where Node would else leave them without an answer.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  },
  // Nobody asks for `request.query`, which took a seventh of an answer that is at hand: whoever needs it reads `request.url`.
  routerOptions: { querystringParser: () => ({}) },
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
} as const
