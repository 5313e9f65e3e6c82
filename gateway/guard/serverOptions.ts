/** How long and how much one connection may ask of the server. Node's own defaults never close a slow body. */
export const serverOptions = {
  bodyLimit: 128 * 1024,
  requestTimeout: 10_000,
  handlerTimeout: 10_000,
  connectionTimeout: 15_000,
  keepAliveTimeout: 5_000,
  http: { headersTimeout: 5_000, maxHeaderSize: 8_192, connectionsCheckingInterval: 1_000 },
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
} as const
