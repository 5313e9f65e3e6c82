import { expect, test, vi } from 'vitest'
import { startGateway } from '#tests/support/gateway.ts'
import { startPlainUpstream } from '#tests/support/plainUpstream.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status?: { code: number }
}

const caller = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }
/** Tells the unit and the epoch, whatever the machine does to its clock. */
const hourMs = 3_600_000
const secret = 'balcons-du-secret'
const expeditionPage = `query ExpeditionPage { expedition(slug: "1") { name reviews(first: 2) { totalCount } } }`

/** The gateway before a service, with a collector that the test controls. */
async function traced(collector: TestUpstream) {
  const service = await startPlainUpstream('token')
  const gateway = await startGateway(service.url, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const ask = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })
  return { service, gateway, ask }
}

const listSpans = ({ calls }: TestUpstream): Span[] =>
  calls.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans)

const attribute = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

async function readTraceCounts(url: string): Promise<string[]> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return metrics.split('\n').filter((line) => line.startsWith('trace_spans_total{'))
}

test('records an operation as a server span with client spans, in the caller’s trace', async () => {
  const collector = await startUpstream()
  const { service, gateway, ask } = await traced(collector)
  await ask(expeditionPage, { traceparent: `00-${caller.trace}-${caller.span}-01` })
  await gateway.close()

  const [server, ...clients] = listSpans(collector)
  expect(collector.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/traces'])
  expect(server).toMatchObject({ traceId: caller.trace, parentSpanId: caller.span, kind: 2, name: 'other' })
  expect(clients.map(({ name, kind, parentSpanId }) => ({ name, kind, parentSpanId }))).toEqual([
    { name: 'GET expedition', kind: 3, parentSpanId: server?.spanId },
    { name: 'GET reviews', kind: 3, parentSpanId: server?.spanId },
  ])
  const parents = service.calls
    .filter(({ path }) => path.includes('/expeditions/'))
    .map(({ headers }) => headers.traceparent)
  expect(parents).toEqual(clients.map(({ spanId }) => `00-${caller.trace}-${spanId}-01`))
  for (const { startTimeUnixNano, endTimeUnixNano } of listSpans(collector)) {
    expect(Number(endTimeUnixNano)).toBeGreaterThanOrEqual(Number(startTimeUnixNano))
    expect(Math.abs(Number(startTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(hourMs)
  }
  await service.close()
  await collector.close()
})

test('writes no variable, address or text to spans', async () => {
  const collector = await startUpstream()
  const { service, gateway, ask } = await traced(collector)
  await ask(`{ expedition(slug: "${secret}") { id } }`)
  await ask(`mutation { subscribeToNewsletter(email: "${secret}@example.test") { ok } }`)
  await ask(`{ expeditions(filter: { query: "${secret}" }) { totalCount } }`)
  await gateway.close()

  const formatted = collector.calls.map(({ body }) => body).join()
  expect(listSpans(collector).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET expedition', 'POST newsletter', 'GET search']),
  )
  for (const hidden of [secret, '127.0.0.1', 'example.test']) expect(formatted).not.toContain(hidden)
  await service.close()
  await collector.close()
})

test('marks a failed call, and no other span', async () => {
  const collector = await startUpstream()
  const { service, gateway, ask } = await traced(collector)
  service.answerWith(json({}, {}, 500))
  await ask('{ expedition(slug: "1") { id } }')
  await gateway.close()

  const [server, client] = listSpans(collector)
  expect(server && [attribute(server, 'http.response.status_code'), server.status]).toEqual([200, undefined])
  expect(client && [attribute(client, 'http.response.status_code'), client.status]).toEqual([
    500,
    { code: 2 },
  ])
  await service.close()
  await collector.close()
})

test('does not export an unsampled trace, and propagates it as unsampled', async () => {
  const collector = await startUpstream()
  const { service, gateway, ask } = await traced(collector)
  await ask(expeditionPage, { traceparent: `00-${caller.trace}-${caller.span}-00` })
  await gateway.close()

  expect(collector.calls).toEqual([])
  const formatted = service.calls.flatMap(({ headers }) => headers.traceparent ?? [])
  expect(formatted).toEqual([
    expect.stringMatching(`^00-${caller.trace}-.*-00$`),
    expect.stringMatching(`^00-${caller.trace}-.*-00$`),
  ])
  await service.close()
  await collector.close()
})

test.each<[string, (collector: TestUpstream) => unknown]>([
  ['refuses', (collector) => collector.answerWith(json({}, {}, 503))],
  ['cuts the connection', (collector) => collector.answerWith((response) => response.destroy())],
  ['is away', (collector) => collector.close()],
])('loses spans alone before a collector that %s', async (_, fail) => {
  const collector = await startUpstream()
  const { service, gateway, ask } = await traced(collector)
  await fail(collector)
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await ask(expeditionPage)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  await vi.waitFor(async () =>
    expect(await readTraceCounts(gateway.url)).toEqual([
      expect.stringMatching(/result="dropped"\} [2-6]\d$/),
    ]),
  )
  expect(gateway.logged()).toBe('')
  await gateway.close()
  await service.close()
})

test('without a collector, exports nothing', async () => {
  const service = await startPlainUpstream('token')
  const gateway = await startGateway(service.url)
  await gateway.ask(expeditionPage)
  expect(await readTraceCounts(gateway.url)).toEqual([])
  await gateway.close()
  expect(service.calls.flatMap(({ headers }) => headers.traceparent ?? [])).toEqual([])
  await service.close()
})
