import { expect, test } from 'vitest'
import { toPage } from '#web/app/router/prefetch.ts'

const here = new URL('https://explora.test/expeditions?page=2')

test.each([
  ['<a href="https://explora.test/faq">', '/faq'],
  ['<a href="https://explora.test/expeditions?page=3#top">', '/expeditions?page=3'],
  ['<a href="https://explora.test/expeditions?page=2#top">', undefined],
  ['<a href="https://elsewhere.test/faq">', undefined],
  ['<a href="https://explora.test/faq" target="_blank">', undefined],
  ['<a href="https://explora.test/trace.gpx" download>', undefined],
  ['<a href="tel:+33400000000">', undefined],
  ['<a>', undefined],
])('%s leads to %s', (html, path) => {
  document.body.innerHTML = html
  const url = toPage(document.querySelector('a'), here)
  expect(url && url.pathname + url.search).toBe(path)
})
