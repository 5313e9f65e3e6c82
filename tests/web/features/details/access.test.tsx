import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionAccessFragment } from '#web/features/details/ExpeditionAccess.generated.ts'
import { ExpeditionAccess } from '#web/features/details/ExpeditionAccess.tsx'
import { writeDevice } from '#web/lib/browser/device.ts'

const readText = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ')

const way = {
  __typename: 'TrainAccess' as const,
  city: 'Paris',
  citySlug: 'paris',
  hours: 4.5,
  label: null,
  modes: ['train'],
  isEstimated: false,
  via: null,
  legs: [],
}
const access: ExpeditionAccessFragment = {
  __typename: 'Expedition',
  arrivalStation: 'Grenoble',
  meetingPoint: { __typename: 'MeetingPoint', name: 'Gare de Grenoble', latitude: 45, longitude: 5 },
  trainAccess: [
    { ...way, kgCo2e: 4.2, carKgCo2e: 96, planeKgCo2e: 130 },
    { ...way, city: 'Lyon', citySlug: 'lyon', hours: 1.5, kgCo2e: 2, carKgCo2e: 18, planeKgCo2e: null },
  ],
}

test('compares the emissions from each city, and names a missing flight', () => {
  stand(<ExpeditionAccess expedition={access} />)
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(readText))).toEqual([
    ['Paris 4 h 30', '4,2', '96', '130'],
    ['Lyon 1 h 30', '2,0', '18', '–sans objet'],
  ])
  expect(screen.getByText(/^Depuis Paris, le train émet 30.fois moins que l’avion\.$/)).toBeTruthy()
  expect(screen.getByText('Gare de Grenoble')).toBeTruthy()
})

test('names a night on a ferry, and heads each figure with its unit', () => {
  const label = 'TGV, ferry de nuit et train, 19\u00a0h'
  const night = {
    ...way,
    label,
    modes: ['train', 'ferry de nuit'],
    kgCo2e: 43.1,
    carKgCo2e: null,
    planeKgCo2e: 195,
  }
  stand(<ExpeditionAccess expedition={{ ...access, trainAccess: [night] }} />)
  const [heads, row] = screen.getAllByRole('row')
  expect([...(heads?.children ?? [])].map(readText)).toEqual([
    'Depuis',
    'Train et ferry kg CO₂e',
    'Voiture kg CO₂e',
    'Avion kg CO₂e',
  ])
  expect([...(row?.children ?? [])].map(readText)).toEqual([
    'Paris TGV, ferry de nuit et train, 19 h',
    '43',
    '–sans objet',
    '195',
  ])
  expect(screen.getByText(/le train et le ferry émettent 4 fois moins/)).toBeTruthy()
})

test('without journeys shows the meeting point alone', () => {
  stand(<ExpeditionAccess expedition={{ ...access, trainAccess: [], arrivalStation: null }} />)
  expect(screen.getAllByRole('term').map(readText)).toEqual(['Rendez-vous'])
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText(/fois moins/)).toBeNull()
})

const leg = { __typename: 'AccessLeg' as const, source: 'ADEME, Impact CO2' }
const rennes = {
  ...way,
  city: 'Rennes',
  citySlug: 'rennes',
  hours: 7.8,
  isEstimated: true,
  via: 'Paris',
  kgCo2e: 4.1,
  planeKgCo2e: 159,
  carKgCo2e: 65,
  legs: [
    { ...leg, label: 'TGV', km: 1055, kgPerKm: 0.00293, kgCo2e: 3.09115 },
    { ...leg, label: 'Autocar', km: 27, kgPerKm: 0.03756, kgCo2e: 1.01412 },
  ],
}
const withRennes = { ...access, trainAccess: [...access.trainAccess, rennes] }
const findBox = (title: string) => {
  const box = screen.getByRole('heading', { level: 3, name: title }).parentElement
  if (!box) throw new Error(`no box ${title}`)
  return box
}

test('shows the first city by default, then the one of the device with its sum', () => {
  stand(<ExpeditionAccess expedition={withRennes} />)
  expect(
    within(findBox('Depuis Paris')).getByText(/^4\s?h\s?30, de gare à rendez-vous, l’aller$/),
  ).toBeTruthy()
  act(() => writeDevice('from', 'rennes'))
  const box = findBox('Depuis Rennes')
  expect(readText(box.querySelector('p'))).toBe('≈ 7 h 48 via Paris, de gare à rendez-vous, l’aller')
  expect(within(box).getAllByRole('definition').map(readText)).toEqual(['4,1 kg', '65 kg', '159 kg'])
  fireEvent.click(within(box).getByText('Voir le calcul'))
  expect(within(box).getAllByRole('listitem').map(readText)).toEqual([
    'TGV : 1 055 km × 0,00293 = 3,09 kg',
    'Autocar : 27 km × 0,03756 = 1,01 kg',
    'TGV : ADEME, Impact CO2',
    'Autocar : ADEME, Impact CO2',
  ])
  expect(readText(within(box).getByText(/^Total/))).toBe(
    'Total : 4,11 kg, arrondi à 4,1 kg de CO₂e pour une personne, l’aller',
  )
})

test('prefers the city of the address, and ignores an unknown one', () => {
  writeDevice('from', 'rennes')
  const { unmount } = stand(<ExpeditionAccess expedition={withRennes} />, { at: '/?from=lyon' })
  expect(findBox('Depuis Lyon')).toBeTruthy()
  unmount()
  stand(<ExpeditionAccess expedition={withRennes} />, { at: '/?from=atlantis' })
  expect(findBox('Depuis Rennes')).toBeTruthy()
})

test('folds the estimated cities under the published ones', () => {
  stand(<ExpeditionAccess expedition={withRennes} />)
  const folded = screen.getByText('Depuis d’autres villes (estimations)').closest('details')
  expect(folded?.open).toBe(false)
  expect(readText(folded?.querySelector('tbody th'))).toBe('Rennes ≈ 7 h 48 via Paris')
})
