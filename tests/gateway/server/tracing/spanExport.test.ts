import { expect, test, vi } from 'vitest'
import { openSpanExport } from '#gateway/server/tracing/spanExport.ts'
import type { Span } from '#gateway/server/tracing/spans.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

const spans = (count: number): Span[] =>
  Array.from({ length: count }, (_, index) => ({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: index.toString(16).padStart(16, '0'),
    parentSpanId: undefined,
    kind: 2,
    name: 'ExpeditionPage',
    startTimeUnixNano: '1',
    endTimeUnixNano: '2',
    attributes: [],
  }))

function exportTo({ url: endpoint }: TestUpstream, timeoutMs?: number) {
  const counts = { exported: 0, dropped: 0 }
  const spanExport = openSpanExport({
    endpoint,
    ...(timeoutMs && { timeoutMs }),
    count: (result, of) => {
      counts[result] += of
    },
  })
  return { ...spanExport, counts }
}

test('exports spans in batches, and the rest at shutdown', async () => {
  const collector = await startUpstream(json({}))
  const { add, close, counts } = exportTo(collector)
  for (const one of spans(100)) add([one])
  await vi.waitFor(() => expect(counts.exported).toBe(100))
  add(spans(3))
  await close()
  expect(counts).toEqual({ exported: 103, dropped: 0 })
  expect(collector.calls.length).toBe(2)
  await collector.close()
})

test('bounds the queue before a silent collector, and stops without its answer', async () => {
  const collector = await startUpstream(() => undefined)
  const { add, close, counts } = exportTo(collector, 100)
  for (const one of spans(10_000)) add([one])
  expect(counts).toEqual({ exported: 0, dropped: 10_000 - 4096 })
  await vi.waitFor(() => expect(collector.calls.length).toBe(1))
  add(spans(1))
  await close()
  expect(counts).toEqual({ exported: 0, dropped: 10_001 })
  await collector.close()
})

test('exports nothing at shutdown without spans', async () => {
  const collector = await startUpstream(json({}))
  const { close } = exportTo(collector)
  await close()
  expect(collector.calls).toEqual([])
  await collector.close()
})
