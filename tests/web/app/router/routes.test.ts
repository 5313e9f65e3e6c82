import { expect, test } from 'vitest'
import { findRoute } from '#web/app/router/routes.tsx'

const lineEnds = ['%0a', '%0d', '%0D%0A', '%E2%80%A8', '%e2%80%a9', '\n', '\r', '\u2028', '\u2029']

test.each(lineEnds)('an unknown address with the line end %j is the 404 page', (lineEnd) => {
  for (const path of ['/', '/avis', '/assets/', '/nothing/at/all', '/faq/'])
    expect(findRoute(`${path}${lineEnd}x`).file).toBe('NotFoundPage.tsx')
  expect(findRoute(`/expeditions${lineEnd}`).file).toBe('NotFoundPage.tsx')
})

test.each(lineEnds)('a slug with the line end %j reaches the page that refuses it', (lineEnd) => {
  const { file, params } = findRoute(`/expeditions/a${lineEnd}b`)
  expect(file).toBe('ExpeditionPage.tsx')
  expect(params.slug).toMatch(/^a\uFFFD{1,2}b$/)
})
