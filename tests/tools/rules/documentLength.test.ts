import { expect, test } from 'vitest'
import { documentLength } from '#tools/rules/documentLength.ts'

const lines = (count: number) => 'a line\n'.repeat(count)

test.each([
  ['docs/decisions/0001-a-choice.md', 40],
  ['bench/records/2026-11-22-site.md', 40],
  ['api/README.md', 120],
  ['README.md', 120],
])('limits %s to %i lines', (path, most) => {
  expect(documentLength([{ path, text: lines(most) }])).toEqual([])
  expect(documentLength([{ path, text: lines(most + 1) }])).toEqual([
    { path, line: most + 1, message: `${most + 1} lines, at most ${most}` },
  ])
})

test.each(['docs/decisions/README.md', 'docs/agency.md', 'api/app.ts'])('leaves %s alone', (path) => {
  expect(documentLength([{ path, text: lines(500) }])).toEqual([])
})
