import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { When } from '#web/features/reservations/When.tsx'

afterEach(cleanup)

const reservation = {
  departureDate: '2999-05-02',
  isUnderWay: false,
  isConfirmed: false,
  missingToConfirm: 2,
  status: 'TO_COME',
}

test.each([
  ['all that is known', {}, /^Dans.*joursEn attente de 2.inscriptions$/],
  ['no day', { departureDate: '' }, /^En attente de 2.inscriptions$/],
  ['not how many are missing', { departureDate: '', missingToConfirm: 0 }, /^$/],
  ['confirmed', { departureDate: '', isConfirmed: true }, /^Confirmé$/],
  ['past', { status: 'PASSED' }, /^$/],
  ['canceled', { status: 'CANCELED' }, /^Annulé/],
])('displays the message of the service: %s', (_, reported, expected) => {
  render(
    <main>
      <When reservation={{ ...reservation, ...reported }} />
    </main>,
  )
  expect(screen.getByRole('main').textContent).toMatch(expected)
})
