import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { ReservationCardFragment } from '#web/features/reservations/ReservationCard.generated.ts'
import { ReservationCard } from '#web/features/reservations/ReservationCard.tsx'

const reservation: ReservationCardFragment = {
  __typename: 'Reservation',
  id: 'abc',
  departureId: '12',
  name: 'Les balcons de la Vanoise',
  expeditionSlug: 'balcons-de-la-vanoise',
  departureDate: '2027-07-03',
  departureEnd: '2027-07-08',
  durationDays: 6,
  level: 3,
  travellerCount: 2,
  isConfirmed: true,
  missingToConfirm: 0,
  isGuide: false,
  option: null,
  isUnderWay: false,
  dashboardCompleteness: 85,
  missing: ['PHONE', 'DIET'],
  refund: null,
  status: 'TO_COME',
  reviewMonths: [],
  review: null,
  coverImage: null,
}
const card = (part: Partial<ReservationCardFragment>) =>
  stand(<ReservationCard reservation={{ ...reservation, ...part }} />)

const refund = (state: 'PENDING' | 'DONE', refundedOn: string | null) => ({
  __typename: 'ReservationRefund' as const,
  amount: 1640,
  state,
  refundedOn,
})

test.each([
  [refund('DONE', '2026-05-12'), 'Remboursée : 1 640 € le 12/05/2026'],
  [refund('DONE', null), 'Remboursée : 1 640 €'],
  [refund('PENDING', null), 'Remboursement en cours : 1 640 €'],
])('a cancelled card displays the refund %j', (input, reported) => {
  card({ status: 'CANCELED', refund: input })
  expect(screen.getByText(reported)).toBeTruthy()
})

test('a cancelled card without a refund mentions none and offers no review', () => {
  card({ status: 'CANCELED' })
  expect(screen.queryByText(/Rembours/)).toBeNull()
  expect(screen.queryByRole('link', { name: /avis|agenda|amis/ })).toBeNull()
})

test('an upcoming card lists the missing details and offers its dates to a calendar', () => {
  card({})
  expect(screen.getByText('Il manque : le téléphone, le régime alimentaire.')).toBeTruthy()
  const calendar = screen.getByRole('link', { name: 'Ajouter à mon agenda' })
  expect(calendar.getAttribute('download')).toBe('Les balcons de la Vanoise.ics')
  expect(decodeURIComponent(calendar.getAttribute('href') ?? '')).toContain('DTSTART;VALUE=DATE:20270703')
})

test('a card lists no missing details when complete, for a guide, or without data from the REST API', () => {
  card({ dashboardCompleteness: 100, missing: [] })
  card({ isGuide: true })
  card({ missing: [] })
  expect(screen.queryByText(/^Il manque/)).toBeNull()
})

test('a past card leads to the form of a review, then to the review', () => {
  card({ status: 'PASSED', reviewMonths: ['2027-07'] })
  const form = screen.getByRole('link', { name: 'Donner mon avis' })
  expect(form.getAttribute('href')).toBe('/my-expeditions/abc#mon-avis')
  card({ status: 'PASSED', review: { __typename: 'OwnReview', id: '7' } })
  expect(screen.getByRole('link', { name: 'Voir mon avis' })).toBeTruthy()
})

test('a past card of a guide offers no review of their own departure', () => {
  card({ status: 'PASSED', isGuide: true })
  expect(screen.queryByRole('link', { name: /avis|amis/ })).toBeNull()
})

test('a past card links to the next dates and shares the trip when the device supports it', () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  card({ status: 'PASSED' })
  const again = screen.getByRole('link', { name: 'Refaire avec des amis' })
  expect(again.getAttribute('href')).toBe('/expeditions/balcons-de-la-vanoise#departs')
  screen.getByRole('button', { name: /^Inviter des amis/ }).click()
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ url: expect.stringMatching(/\/expeditions\/balcons-de-la-vanoise$/) }),
  )
  vi.unstubAllGlobals()
})
