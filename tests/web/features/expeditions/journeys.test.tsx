import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expeditionCard } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { ExpeditionCard } from '#web/features/expeditions/ExpeditionCard.tsx'
import { writeDevice } from '#web/lib/browser/device.ts'
import { readJourneys } from '#web/lib/city/readJourneys.ts'
import type { Execute } from '#web/lib/graph/answers.ts'
import { Graph } from '#web/lib/graph/graph.ts'

const bestTrainAccess = {
  __typename: 'TrainAccess' as const,
  city: 'Lyon',
  hours: 3.25,
  label: null,
  modes: ['train'],
}
const best = '3 h 15 de train depuis Lyon'
const journeyTo = (expeditionId: string, hours: number | null, isEstimated = true) => ({
  __typename: 'CityAccess' as const,
  expeditionId,
  access: hours === null ? null : { __typename: 'TrainAccess' as const, hours, kgCo2e: 4.1, isEstimated },
})
const toLine = (id: string) =>
  document.querySelector(`[data-trip="${id}"] .trip-media > p`)?.textContent?.replaceAll(/\s/g, ' ')

/** Each test has its own numbers: journeys stay cached. */
const toCards = (...numbers: number[]) => (
  <>
    {numbers.map((number) => (
      <ExpeditionCard
        key={number}
        expedition={expeditionCard(number, { bestTrainAccess })}
        favourites={{ has: () => false, toggle: () => undefined }}
      />
    ))}
  </>
)

afterEach(() => {
  window.earlyJourneys = undefined
})

test('requests nothing without a city, then all cards of the page at once', async () => {
  const { requested } = stand(toCards(101, 102, 103), {
    answers: {
      CityJourneys: () => ({
        accessFrom: [journeyTo('101', 7.8), journeyTo('102', 42.5, false), journeyTo('103', null)],
      }),
    },
  })
  expect(requested).toEqual([])
  act(() => writeDevice('from', 'rennes'))
  await waitFor(() => expect(toLine('101')).toBe('≈ 7 h 48 · 4,1 kg CO₂e de train depuis Rennes, l’aller'))
  expect(toLine('102')).toBe('42 h 30 · 4,1 kg CO₂e de train depuis Rennes, l’aller')
  expect(toLine('103')).toBe(best.replaceAll(' ', ' '))
  expect(requested).toEqual([['CityJourneys', { city: 'rennes', ids: ['101', '102', '103'] }]])
})

test('requests the journeys of more than 50 expeditions in parts', async () => {
  const parts: unknown[] = []
  const execute: Execute = async (_, { ids }) => {
    parts.push(ids)
    return { data: { accessFrom: [ids].flat().map((id) => journeyTo(`${id}`, 5)) }, hasErrors: false }
  }
  const ids = Array.from({ length: 52 }, (_, index) => `${index}`)
  const listed = await readJourneys(new Graph({ answers: new Map(), execute }), 'rennes', ids)
  expect(listed.map(({ expeditionId }) => expeditionId)).toEqual(ids)
  expect(parts).toEqual([ids.slice(0, 50), ['50', '51']])
})

test('takes what the page has requested early', async () => {
  writeDevice('from', 'nantes')
  const answer = Promise.resolve({
    data: { __typename: 'Query' as const, accessFrom: [journeyTo('201', 5)] },
  })
  window.earlyJourneys = { city: 'nantes', answer }
  const { requested } = stand(toCards(201))
  await waitFor(() => expect(toLine('201')).toMatch(/^≈ 5 h · /))
  expect(requested).toEqual([])
})

test('shows the usual line while the search has its own city', () => {
  writeDevice('from', 'nantes')
  const lines = {
    departures: [],
    journey: { text: 'Depuis Lille', icon: 'train' as const },
    isFromCity: true,
  }
  const { requested } = stand(
    <ExpeditionCard
      expedition={expeditionCard(301, { bestTrainAccess })}
      favourites={{ has: () => false, toggle: () => undefined }}
      lines={lines}
    />,
  )
  expect(screen.getByText('Depuis Lille')).toBeTruthy()
  expect(requested).toEqual([])
  // Nor does the start of the page.
  expect(document.querySelector('[data-trip]')).toBeNull()
})
