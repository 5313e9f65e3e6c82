import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { testAgency as agency } from '#tests/web/testAgency.ts'
import { Page as PartnersPage } from '#web/pages/content/PartnersPage.tsx'

test('a quote is requested by a mail that already asks the three questions', () => {
  stand(<PartnersPage />)
  const [first, second] = screen.getAllByRole('link', { name: 'Demander un devis' })
  const mail = new URL(first?.getAttribute('href') ?? '')
  expect(mail.protocol + mail.pathname).toBe(`mailto:${agency.email}`)
  expect(mail.searchParams.get('subject')).toBe('Devis pour un séminaire')
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    expect.stringMatching(/^Ville de départ/),
    expect.stringMatching(/^Nombre de personnes/),
    expect.stringMatching(/^Mois souhaité/),
  ])
  expect(second?.getAttribute('href')).toBe(first?.getAttribute('href'))
})

test('without a mail program, the address stands beside each request and can be copied', async () => {
  const person = userEvent.setup()
  stand(<PartnersPage />)
  const requests = screen.getAllByRole('link', { name: 'Demander un devis' })
  expect(screen.getAllByText(agency.email)).toHaveLength(requests.length)
  for (const copy of screen.getAllByRole('button', { name: 'Copier l’adresse' })) {
    await navigator.clipboard.writeText('')
    await person.click(copy)
    expect(await screen.findByText('Adresse copiée.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(agency.email)
  }
})

test('the figures are those of the text, and fragments of other pages still lead here', () => {
  stand(<PartnersPage />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8 à 40',
    '2 ou 3',
    '4\u00a0h',
    '3',
  ])
  expect(
    screen.getByText(/^Deux ou trois jours dehors, de 8 à 40 personnes, à moins de quatre heures/),
  ).toBeTruthy()
  expect(screen.getByText(/Tu le reçois sous trois jours ouvrés/)).toBeTruthy()
  for (const id of ['seminaires', 'guides', 'rendez-vous', 'hebergeurs'])
    expect(document.getElementById(id)).toBeTruthy()
})
