// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testAgency } from '#tests/web/testAgency.ts'
import { writePageState } from '#web/app/router/pageState.ts'
import { JsonLd } from '#web/ui/JsonLd.tsx'

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '&lt;/script&gt;',
  '\u2028alert(1)\u2029',
  '"}; alert(1); {"',
]

/** The content of the block as a parser ends it: at the first `</script`. */
const readInside = (html: string) => /^<script[^>]*>([\s\S]*?)<\/script/i.exec(html)?.[1] ?? ''

test.each(hostile)('a page’s state holds %j and stays one block of JSON', (text) => {
  const html = writePageState({
    preloads: [],
    state: {
      answers: [[text, { data: { text }, hasErrors: false }]],
      assets: { scripts: [], styles: [], preloads: [], fonts: [] },
      siteUrl: text,
      services: {},
      agency: testAgency,
      features: {},
    },
  })
  expect(html.match(/<\/?script/gi)).toHaveLength(2)
  expect(html).not.toMatch(/<!--|[\u2028\u2029]/)
  expect(JSON.parse(readInside(html)).state.siteUrl).toBe(text)
})

test.each(hostile)('escapes structured data: %j', (text) => {
  const html = renderToString(<JsonLd data={{ name: text }} />)
  expect(html.match(/<\/?script/gi)).toHaveLength(2)
  expect(html).not.toContain('<!--')
  expect(JSON.parse(readInside(html)).name).toBe(text)
})
