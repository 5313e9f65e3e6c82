import { expect, test } from 'vitest'
import { toTraceContext, toTraceparent } from '#gateway/upstream/traceContext.ts'

const trace = '0af7651916cd43dd8448eb211c80319c'
const span = 'b7ad6b7169203331'

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['something else', 'hello'],
  ['a version that never is', `ff-${trace}-${span}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${span}-01`],
  ['a span of zeros', `00-${trace}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${trace.toUpperCase()}-${span}-01`],
  ['more than this version has', `00-${trace}-${span}-01-more`],
  ['two of them', [`00-${trace}-${span}-01`, `00-${trace}-${span}-01`]],
])('begins a trace for %s', (_, header) => {
  const begun = toTraceContext(header)
  expect(begun).toEqual({
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    parentSpanId: undefined,
    isSampled: true,
  })
  expect(begun.traceId).not.toBe(trace)
})

test.each<[string, string, boolean]>([
  ['recorded', `00-${trace}-${span}-01`, true],
  ['not recorded', `00-${trace}-${span}-00`, false],
  ['with other flags', `00-${trace}-${span}-03`, true],
  ['of a version to come', `01-${trace}-${span}-01-more`, true],
])('continues a trace that is %s', (_, header, isSampled) => {
  const context = toTraceContext(header)
  expect(context).toMatchObject({ traceId: trace, parentSpanId: span, isSampled })
  expect(context.spanId).not.toBe(span)
  expect(toTraceparent(context, span)).toBe(`00-${trace}-${span}-${isSampled ? '01' : '00'}`)
})
