import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commitments } from '#web/pages/content/commitments.content.ts'

const sentences = commitments.parts.flatMap(({ list }) => list)

const citations = /(?:«\u{a0}([^»]+)\u{a0}», dans )?(tests\/[\w/.]+\.test\.ts)/gu

const cited = sentences.flatMap((sentence) =>
  [...sentence.matchAll(citations)].map(([, title, path = '']) => ({ title, path })),
)

test('each sentence cites a file, and two of them a test in it', () => {
  expect(cited).toHaveLength(sentences.length)
  expect(cited.filter(({ title }) => title)).toHaveLength(2)
})

test.each(cited)('readers find « $title » in $path', ({ title, path }) => {
  expect(readFileSync(path, 'utf8')).toContain(title ? `test('${title}', ` : 'test')
})
