// @vitest-environment node
import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testAgency } from '#tests/web/testAgency.ts'
import { AgencyProvider } from '#web/lib/site/agency.ts'
import { island } from '#web/ui/Island.tsx'

const Part = ({ text }: { text: string }) => <p id={useId()}>{text}</p>

const html = (Island: ComponentType<{ text: string }>) =>
  renderToString(
    <AgencyProvider value={testAgency}>
      <Island text="l’avis de Léa" />
    </AgencyProvider>,
  )

test('the server writes the whole part, with ids of its own', async () => {
  const Island = island({ name: 'reviews' }, async () => Part)
  await Island.open()
  expect(html(Island)).toMatch(/^<div><div><p id="_reviewsR_\w+_">l’avis de Léa<\/p><\/div><\/div>$/)
})

test('a page that has not opened its island fails by name', () => {
  expect(() => html(island({ name: 'reviews' }, async () => Part))).toThrow('reviews')
})
