import { gzipSync } from 'node:zlib'

type HostileRequest = { path?: string } & RequestInit

const asJson = { 'content-type': 'application/json' }
const post = (body: unknown, headers: Record<string, string> = {}): HostileRequest => ({
  method: 'POST',
  headers: { ...asJson, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const get = (search: string, headers: Record<string, string> = {}): HostileRequest => ({
  path: `/graphql${search}`,
  headers,
})

const query = '{ __typename }'

/** Requests that are malformed before any document is read. */
export const hostileRequests: Record<string, HostileRequest> = {
  'a body of two megabytes': post({ query: `{ ${'a '.repeat(1_000_000)} }` }),
  'a decompression bomb': {
    ...post('', { 'content-encoding': 'gzip' }),
    body: gzipSync(Buffer.alloc(50_000_000)),
  },
  'a batch of a thousand': post(Array.from({ length: 1000 }, () => ({ query }))),
  'a batch of one': post([{ query }]),
  'an empty batch': post([]),
  'no body': post(''),
  'a body of malformed JSON': post('{"query":'),
  'a body of nested lists': post('['.repeat(60_000)),
  null: post('null'),
  'a number': post('1'),
  'a text': post('"query"'),
  'prototype keys': post('{"query":"{ __typename }","__proto__":{"isAdmin":true}}'),
  'constructor keys': post('{"query":"{ __typename }","constructor":{"prototype":{"isAdmin":true}}}'),
  'prototype keys as variables': post(
    '{"query":"query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } }","variables":{"f":{"__proto__":{"a":1}}}}',
  ),
  'a query that is a list': post({ query: [query] }),
  'a query that is a number': post({ query: 1 }),
  'a query that is an object': post({ query: { toString: 'a' } }),
  'an operation that is an object': post({ query, operationName: {} }),
  'an unknown operation name': post({ query, operationName: '__proto__' }),
  'variables that are a list': post({ query, variables: [1] }),
  'variables that are a text': post({ query, variables: '{}' }),
  'nested variables': post(
    `{"query":"query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } }","variables":{"f":{"bounds":${'['.repeat(20_000)}${']'.repeat(20_000)}}}}`,
  ),
  'extensions that are a list': post({ query, extensions: [] }),
  'a hash of another text': post({
    query,
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
  }),
  'an unknown hash': post({ extensions: { persistedQuery: { version: 1, sha256Hash: '__proto__' } } }),
  'a hash that is an object': post({ extensions: { persistedQuery: { version: 1, sha256Hash: {} } } }),
  'a hash of an unknown version': post({ extensions: { persistedQuery: { version: 2, sha256Hash: 'a' } } }),
  'a form': post('query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' }),
  'a text body': { method: 'POST', body: query, headers: { 'content-type': 'text/plain' } },
  'an unsupported charset': post({ query }, { 'content-type': 'application/json; charset=utf-7' }),
  'an unsupported accept type': post({ query }, { accept: 'image/png' }),
  'a malformed accept header': post({ query }, { accept: ',;q=;*/' }),
  'a cookie of seven thousand characters': post(
    { query: '{ me { id } }' },
    { cookie: `sid=${'a'.repeat(7000)}` },
  ),
  'a cookie that cannot be decoded': post({ query: '{ me { id } }' }, { cookie: 'sid=%E0%A4%A; sid=%' }),
  'a bearer of seven thousand characters': post(
    { query: '{ me { id } }' },
    { authorization: `Bearer ${'a'.repeat(7000)}` },
  ),
  'a bearer with a space': post({ query: '{ me { id } }' }, { authorization: 'Bearer a b' }),
  'a cookie and a bearer': post({ query: '{ me { id } }' }, { cookie: 'sid=a', authorization: 'Bearer a' }),
  'headers of nine thousand characters': post({ query }, { 'x-long': 'a'.repeat(9000) }),
  'a forged client address': post({ query }, { 'x-forwarded-for': "' or 1=1 --, ::1" }),
  'a request id with a quotation mark': post({ query }, { 'x-request-id': '"}\u00e9' }),
  'a mutation by GET': get('?query=mutation%7Blogout%7Bok%7D%7D'),
  'a mutation by GET, by hash': get('?extensions=%7B%22persistedQuery%22%3A1%7D'),
  'variables by GET that are a list': get('?query=%7B__typename%7D&variables=%5B1%5D'),
  'malformed variables by GET': get('?query=%7B__typename%7D&variables=%7B'),
  'a query by GET twice': get('?query=%7B__typename%7D&query=%7B__typename%7D'),
  'a query by GET that cannot be decoded': get('?query=%E0%A4%A'),
  'a query by GET of seven thousand characters': get(`?query=%7B${'a%20'.repeat(1700)}%7D`),
  'a query by GET with prototypes': get('?__proto__[a]=1&query=%7B__typename%7D'),
  'a path traversal': { path: '/graphql/%2e%2e/%2e%2e/etc/passwd' },
  'an unsupported method': { method: 'PUT', headers: asJson, body: '{}' },
  'the method DELETE': { method: 'DELETE' },
  'a CORS preflight': {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  },
}
