import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { OwnReviewFragment } from '#web/features/reviews/OwnReview.generated.ts'
import { OwnReview } from '#web/features/reviews/OwnReview.tsx'
import { clearDrafts } from '#web/lib/account/drafts.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>
type Review = NonNullable<OwnReviewFragment['review']>

const text = 'Le bus avait deux heures de retard.'
const review: Review = {
  __typename: 'OwnReview',
  id: '7',
  rating: 2,
  text,
  experienceMonth: '2027-02',
  state: 'PENDING',
  reason: null,
}
const reservation: OwnReviewFragment = {
  __typename: 'Reservation',
  id: 'r7',
  reviewMonths: ['2027-02', '2027-03'],
  review: null,
}
const written = (changes: Partial<Review> = {}) => ({
  ...reservation,
  reviewMonths: [],
  review: { ...review, ...changes },
})
const posted = (errors: object[] = []) => ({
  postReview: {
    __typename: 'PostReviewPayload',
    reservation: errors.length > 0 ? null : written(),
    errors,
  },
})
const open = (shown: OwnReviewFragment = reservation, answers: Answers = {}) =>
  stand(<OwnReview reservation={shown} />, { isSignedIn: true, answers })
const field = () => screen.getByLabelText('Ce que tu as vécu')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))

beforeEach(clearDrafts)

test('asks for a rating and for twenty characters before it sends anything', async () => {
  const { requested } = open()
  await userEvent.type(field(), 'Trop court')
  await send()
  expect(screen.getByText('Choisis une note.')).toBeTruthy()
  expect(screen.getByText('Écris au moins 20 caractères.')).toBeTruthy()
  expect(screen.getByText('Encore 10 caractères.')).toBeTruthy()
  expect(requested).toEqual([])
})

test('sends rating, month and text once, however often the button is pressed', async () => {
  const { requested } = open()
  await userEvent.click(screen.getByRole('radio', { name: '2 étoiles sur 5' }))
  await userEvent.selectOptions(screen.getByLabelText('Mois du voyage'), '2027-03')
  await userEvent.type(field(), text)
  for (let press = 0; press < 3; press++) await send()
  const variables = { reservationId: 'r7', rating: 2, text, experienceMonth: '2027-03' }
  expect(requested).toEqual([['PostReview', variables]])
})

test('thanks for a review and forgets its draft', async () => {
  const shown = open({ ...reservation, reviewMonths: ['2027-02'] }, { PostReview: () => posted() })
  await userEvent.click(screen.getByRole('radio', { name: '2 étoiles sur 5' }))
  await userEvent.type(field(), text)
  await send()
  expect(await screen.findByText('Merci ! Ton avis est en lecture.')).toBeTruthy()
  shown.unmount()
  open()
  expect(field()).toHaveProperty('value', '')
})

test('keeps what is written over a reload, and after a failure', async () => {
  const first = open(reservation, { PostReview: 'fails' })
  await userEvent.click(screen.getByRole('radio', { name: '4 étoiles sur 5' }))
  await userEvent.selectOptions(screen.getByLabelText('Mois du voyage'), '2027-03')
  await userEvent.type(field(), text)
  await send()
  expect(await screen.findByText(/^Ton avis n’est pas parti/)).toBeTruthy()
  first.unmount()
  open()
  expect(field()).toHaveProperty('value', text)
  expect(screen.getByRole('radio', { name: '4 étoiles sur 5' })).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Mois du voyage')).toHaveProperty('value', '2027-03')
})

test('shows the reason of a refusal by the service', async () => {
  const message = 'Tu as déjà donné ton avis sur ce départ.'
  const refusal = { __typename: 'UserError', code: 'INVALID_INPUT', message, field: null }
  open({ ...reservation, reviewMonths: ['2027-02'] }, { PostReview: () => posted([refusal]) })
  expect(screen.getByText('Voyage de février 2027.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '5 étoiles sur 5' }))
  await userEvent.type(field(), text)
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
})

test.each([
  ['PENDING', null, 'En lecture'],
  ['PUBLISHED', null, 'Publié'],
  ['REFUSED', 'Un nom de famille y figure.', 'Pas publié'],
  ['HIDDEN', 'Coordonnées', 'Masqué'],
] as const)('shows a review that is %s, with its reason', (state, reason, label) => {
  open(written({ state, reason }))
  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('2 sur 5, vécu en février 2027')).toBeTruthy()
  if (reason) expect(screen.getByText(`Raison : ${reason}`)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('offers the form again below a refused review', async () => {
  const refused = written({ state: 'REFUSED', reason: 'Un nom de famille y figure.' })
  const { requested } = open({ ...refused, reviewMonths: ['2027-02'] }, { PostReview: () => posted() })
  expect(screen.getByText('Raison : Un nom de famille y figure.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Écris-en un autre' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '2 étoiles sur 5' }))
  await userEvent.type(field(), text)
  await send()
  expect(await screen.findByText('Merci ! Ton avis est en lecture.')).toBeTruthy()
  expect(requested).toHaveLength(1)
})

test('is absent before the return', () => {
  open({ ...reservation, reviewMonths: [] })
  expect(document.querySelector('section')).toBeNull()
})
