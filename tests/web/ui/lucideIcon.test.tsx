// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from '#web/ui/lucideIcon.ts'

const Minus = createLucideIcon({ node: [['path', { d: 'M5 12h14', key: 'a' }]] })

test.each([
  [
    <Minus key="plain" />,
    '<svg viewBox="0 0 24 24" aria-hidden="true" class="lucide"><path d="M5 12h14"></path></svg>',
  ],
  [
    <Minus key="own" className="size-4" strokeDasharray="2" />,
    '<svg viewBox="0 0 24 24" aria-hidden="true" stroke-dasharray="2" class="lucide size-4"><path d="M5 12h14"></path></svg>',
  ],
  [
    <Minus key="named" aria-label="Moins" role="img" />,
    '<svg viewBox="0 0 24 24" aria-label="Moins" role="img" class="lucide"><path d="M5 12h14"></path></svg>',
  ],
])('an icon is a drawing with the class of all, hidden unless it is named: %#', (icon, html) => {
  expect(renderToStaticMarkup(icon)).toBe(html)
})
