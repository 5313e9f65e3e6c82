import { expect, test } from 'vitest'
import { barriers, visits } from '#tests/support/visits.ts'

const visit = visits(() => ({ url: 'http://localhost:1' }))

const page = (main: string, footer: string) =>
  `<!doctype html><html lang="fr"><title>Page</title>
    <header><a href="/">Accueil</a></header><main><h1>Page</h1>${main}</main><footer><p>${footer}</p></footer></html>`
const unnamed = '<button></button>'

test('reads a sound header and footer once, and again where their markup, colours or size differ', async () => {
  const { page: tab } = await visit()
  const read = async (html: string) => {
    await tab.setContent(html)
    return barriers(tab)
  }
  expect(await read(page('', unnamed))).toEqual([expect.stringMatching(/^button-name/)])
  expect(await read(page('', unnamed))).toEqual([expect.stringMatching(/^button-name/)])
  expect(await read(page('', 'Explora'))).toEqual([])
  expect(await read(page(unnamed, 'Explora'))).toEqual([expect.stringMatching(/^button-name/)])
  expect(await read(page('', unnamed))).toEqual([expect.stringMatching(/^button-name/)])

  const narrow = '<style>@media (width < 600px) { p { color: #eee } }</style>'
  expect(await read(page('', `${narrow}Été`))).toEqual([])
  expect(await read(page('', `${narrow}Été`))).toEqual([])
  await tab.setViewportSize({ width: 390, height: 844 })
  expect(await barriers(tab)).toEqual([expect.stringMatching(/^color-contrast/)])
  await tab.setViewportSize({ width: 1280, height: 900 })
  await tab.addStyleTag({ content: 'p { color: #ddd }' })
  expect(await barriers(tab)).toEqual([expect.stringMatching(/^color-contrast/)])
})

test('reads one part of a page alone', async () => {
  const { page: tab } = await visit()
  await tab.setContent(page(unnamed, 'Explora'))
  expect(await barriers(tab, 'main')).toEqual([expect.stringMatching(/^button-name/)])
  expect(await barriers(tab, 'footer')).toEqual([])
})
