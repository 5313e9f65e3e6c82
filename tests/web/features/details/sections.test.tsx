import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ExpeditionAccess } from '#web/features/details/ExpeditionAccess.tsx'
import { ExpeditionPriceContent, ExpeditionProgramme } from '#web/features/details/ExpeditionProgramme.tsx'
import { Collections } from '#web/features/home/HomeParts.tsx'

afterEach(cleanup)

const bare = {
  __typename: 'Expedition' as const,
  programme: [],
  days: null,
  included: [],
  notIncluded: [],
  meetingPoint: null,
  arrivalStation: null,
  trainAccess: [],
}
const reported = {
  ...bare,
  programme: [{ __typename: 'ProgrammeDay' as const, day: 1, text: 'On monte.' }],
  notIncluded: ['Le train'],
  arrivalStation: 'Modane',
}

test.each([
  ['reported', reported, ['Le programme, jour par jour', 'Ce que comprend le prix', 'Y aller en train']],
  ['not reported', bare, []],
])('a section has a title where there is something below it: %s', (_, expedition, titles) => {
  render(
    <MemoryRouter>
      <ExpeditionProgramme expedition={expedition} />
      <ExpeditionPriceContent expedition={expedition} />
      <ExpeditionAccess expedition={expedition} />
    </MemoryRouter>,
  )
  expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
})

test.each([
  ['one with trips', [{}], ['Des idées pour partir']],
  ['none with trips', [], []],
])('collections stand under their title where there is one with trips: %s', (_, expeditions, titles) => {
  const empty = { id: '1', slug: 'vide', name: 'Vide', subtitle: null, bannerImage: null, expeditions: [] }
  render(
    <MemoryRouter>
      <Collections collections={[empty, { ...empty, id: '2', slug: 'hiver', name: 'Hiver', expeditions }]} />
    </MemoryRouter>,
  )
  expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
  expect(screen.queryByText('Vide')).toBeNull()
})
