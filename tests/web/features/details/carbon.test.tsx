import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionCarbonFragment } from '#web/features/details/ExpeditionCarbon.generated.ts'
import { ExpeditionCarbon } from '#web/features/details/ExpeditionCarbon.tsx'

const line = (kind: 'ACCESS' | 'ONSITE' | 'NIGHTS', kg: number, formula: string, sources: string[]) => ({
  __typename: 'CarbonLine' as const,
  ...{ kind, kg, lowKg: kg - 1, highKg: kg + 2, formula, quality: 'OFFICIAL' as const, sources },
})
const label: NonNullable<ExpeditionCarbonFragment['carbon']> = {
  __typename: 'CarbonLabel' as const,
  ...{ citySlug: 'lyon', totalKg: 28.1, lowKg: 26.1, highKg: 32.1, kgPerDay: 4.7, averageDays: 1.1 },
  notCounted: ['MEALS' as const],
  lines: [
    line('ACCESS', 13.1, '2 × (200 × 0,02769 + 27 × 0,03756)', ['ADEME']),
    line('ONSITE', 0, '0', []),
    line('NIGHTS', 15, '5 × 3', ['hypothèse']),
  ],
}
const expedition = (carbon: ExpeditionCarbonFragment['carbon']) => ({
  __typename: 'Expedition' as const,
  id: '1',
  slug: 'vanoise',
  carbon,
})
const readText = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')

test('shows the total with its range, and each line with its calculation', () => {
  stand(<ExpeditionCarbon expedition={expedition(label)} />)
  const region = screen.getByRole('region', { name: 'L’étiquette carbone' })
  const [total, perDay] = within(region).getAllByText(/CO₂e|par jour/, { selector: 'p, p *' })
  expect(readText(total?.closest('p') ?? region)).toBe(
    '28,1 kg de CO₂e par personne, entre 26,1 et 32,1 kg : tout compris, avec l’aller-retour depuis Lyon.',
  )
  expect(readText(perDay ?? region)).toBe(
    '4,7 kg par jour ici, 25,8 d’habitude : en tout, 1,1 jour de vie moyenne.',
  )
  const [, access, onsite, , meals] = within(region).getAllByRole('row')
  expect(readText(access ?? region)).toContain('2 × (200 × 0,02769 + 27 × 0,03756) = 13,1 kg')
  expect(readText(access ?? region)).toContain('Entre 12,1 et 15,1 kg.Facteur officiel : ADEME.')
  expect(readText(onsite ?? region)).toBe(
    'Sur placeVoir le calcul0 km = 0,0 kgAucun transport motorisé, d’après le programme.0,0 kg',
  )
  expect(readText(meals ?? region)).toBe('Repasnon comptée')
  expect(readText(region)).toContain('Total hors repas.')
})

test('draws the parts of the total, and says them in a sentence', () => {
  stand(<ExpeditionCarbon expedition={expedition(label)} />)
  const bar = screen.getByRole('img')
  expect(bar.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')).toBe(
    '28,1 kg de CO₂e par personne : trajet 13,1 kg, transports sur place 0,0 kg, nuits 15,0 kg, repas (ligne non comptée), guide (ligne non comptée), agence (ligne non comptée).',
  )
  expect([...bar.querySelectorAll(':scope > :not([hidden])')].map(readText)).toEqual(['Trajet', 'Nuits'])
})

test('reports the missing journey where the city has none', () => {
  stand(<ExpeditionCarbon expedition={expedition({ ...label, citySlug: null })} />)
  expect(screen.getByText(/sans le trajet jusqu’au départ\.$/)).toBeTruthy()
})

test('shows nothing at a service without labels', () => {
  stand(<ExpeditionCarbon expedition={expedition(null)} />)
  expect(screen.queryByRole('table')).toBeNull()
})

test('begins in the city of the device', async () => {
  localStorage.setItem('from', 'rennes')
  const rennes = { ...label, citySlug: 'rennes', totalKg: 61.2 }
  const { requested } = stand(<ExpeditionCarbon expedition={expedition(label)} />, {
    answers: { CarbonFrom: () => ({ expedition: expedition(rennes) }) },
  })
  expect(await screen.findByText(/depuis Rennes\.$/)).toBeTruthy()
  expect(requested).toEqual([['CarbonFrom', { slug: 'vanoise', from: 'rennes' }]])
})

test('keeps its label where the one of the city cannot be read', async () => {
  localStorage.setItem('from', 'rennes')
  const { requested } = stand(<ExpeditionCarbon expedition={expedition(label)} />, {
    answers: { CarbonFrom: 'fails' },
  })
  await vi.waitFor(() => expect(requested).toHaveLength(1))
  expect(screen.getByText(/depuis Lyon\.$/)).toBeTruthy()
})

test('compares the total with a budget of the year', () => {
  stand(<ExpeditionCarbon expedition={expedition({ ...label, totalKg: 50.1 })} />)
  const budget = screen.getByRole('slider')
  expect(readText(budget.closest('label') ?? budget)).toBe('2,5 % d’un budget de 2 t par an')
  fireEvent.change(budget, { target: { value: '1.5' } })
  expect(readText(budget.closest('label') ?? budget)).toBe('3,3 % d’un budget de 1,5 t par an')
  expect(budget.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe('1,5 t par an')
})
