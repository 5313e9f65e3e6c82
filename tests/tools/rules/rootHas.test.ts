import { expect, test } from 'vitest'
import { rootHas } from '#tools/rules/rootHas.ts'

const findings = (text: string, path = 'web/src/ui/x.css') => rootHas([{ path, text }])

test.each([
  ':root:has(.cart-line) header { top: 0 }',
  'html:has(dialog[open]) > body { overflow: hidden }',
  'body:has(:is(.funnel, .sheet)) ~ div { color: red }',
])('refuses %s', (rule) => {
  expect(findings(`a { color: red }\n${rule}\n`)).toMatchObject([{ line: 2 }])
})

test.each([
  ':root:has(.section-tabs) { scroll-padding-top: 64px }',
  'html:has(.sheet[open]), body { overflow: hidden }',
  'main:has(.funnel) ~ div .leads-away { display: none }',
  'li:has(> .trip) { color: red }',
])('accepts %s', (rule) => {
  expect(findings(rule)).toEqual([])
})

test('reads style sheets of the site alone', () => {
  expect(findings(':root:has(.a) b { color: red }', 'tests/x.css')).toEqual([])
})
