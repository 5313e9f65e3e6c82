// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TripAccess } from '#web/features/details/TripAccess.tsx'
import { TripPriceContent, TripProgramme } from '#web/features/details/TripProgramme.tsx'

afterEach(cleanup)

const bare = {
  __typename: 'Expedition' as const,
  programme: [],
  included: [],
  notIncluded: [],
  meetingPoint: null,
  arrivalStation: null,
  trainAccess: [],
}
const told = {
  ...bare,
  programme: [{ __typename: 'ProgrammeDay' as const, day: 1, text: 'On monte.' }],
  notIncluded: ['Le train'],
  arrivalStation: 'Modane',
}

test.each([
  ['told', told, ['Le programme, jour par jour', 'Ce que comprend le prix', 'Y aller en train']],
  ['not told', bare, []],
])('a section has a title where there is something below it: %s', (_, trip, titles) => {
  render(
    <>
      <TripProgramme trip={trip} />
      <TripPriceContent trip={trip} />
      <TripAccess trip={trip} />
    </>,
  )
  expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
})
