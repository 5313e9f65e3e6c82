// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionAccessFragment } from '#web/features/details/ExpeditionAccess.generated.ts'
import { ExpeditionAccess } from '#web/features/details/ExpeditionAccess.tsx'

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ')

const way = { __typename: 'TrainAccess' as const, city: 'Paris', hours: 4.5, label: null, modes: ['train'] }
const access: ExpeditionAccessFragment = {
  __typename: 'Expedition',
  arrivalStation: 'Grenoble',
  meetingPoint: { __typename: 'MeetingPoint', name: 'Gare de Grenoble', latitude: 45, longitude: 5 },
  trainAccess: [
    { ...way, kgCo2e: 4.2, carKgCo2e: 96, planeKgCo2e: 130 },
    { ...way, city: 'Lyon', hours: 1.5, kgCo2e: 2, carKgCo2e: 18, planeKgCo2e: null },
  ],
}

test('compares the emissions from each city, and names a missing flight', () => {
  stand(<ExpeditionAccess expedition={access} />)
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(textOf))).toEqual([
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
  expect([...(heads?.children ?? [])].map(textOf)).toEqual([
    'Depuis',
    'Train et ferry kg CO₂e',
    'Voiture kg CO₂e',
    'Avion kg CO₂e',
  ])
  expect([...(row?.children ?? [])].map(textOf)).toEqual([
    'Paris TGV, ferry de nuit et train, 19 h',
    '43',
    '–sans objet',
    '195',
  ])
  expect(screen.getByText(/le train et le ferry émettent 4 fois moins/)).toBeTruthy()
})

test('without journeys shows the meeting point alone', () => {
  stand(<ExpeditionAccess expedition={{ ...access, trainAccess: [], arrivalStation: null }} />)
  expect(screen.getAllByRole('term').map(textOf)).toEqual(['Rendez-vous'])
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText(/fois moins/)).toBeNull()
})
