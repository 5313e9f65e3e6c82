import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { testAgency as agency } from '#tests/web/testAgency.ts'
import { Contents } from '#web/ui/Contents.tsx'
import { Text } from '#web/ui/Text.tsx'

const parts = [
  { id: 'contact', title: 'Nous joindre', text: [`Écris à ${agency.email} ou appelle le ${agency.phone}.`] },
  { title: 'L’aventure commence à la gare', text: ['En train.'], list: [agency.email] },
]

test('turns an address and a number in a text into links', () => {
  stand(<Text parts={parts} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([`mailto:${agency.email}`, agency.phoneHref, `mailto:${agency.email}`])
  expect(screen.getByText(/^Écris à/).textContent).toBe(parts[0]?.text[0])
})

test('the contents lead to each part', () => {
  stand(
    <>
      <Contents parts={parts} />
      <Text parts={parts} />
    </>,
  )
  const anchors = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('#'))
  expect(anchors).toEqual(['#contact', '#l-aventure-commence-a-la-gare'])
  for (const anchor of anchors) expect(document.querySelector(anchor)?.tagName).toBe('H2')
})
