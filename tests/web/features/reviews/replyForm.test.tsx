import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { ReplyForm } from '#web/features/reviews/ReplyForm.tsx'

type Review = Parameters<typeof ReplyForm>[0]['review']

const review = (reply: Review['reply'] = null): Review => ({
  __typename: 'Review',
  id: '7',
  firstName: 'Léa',
  rating: 5,
  text: 'Superbe',
  date: '2026-09-01',
  experienceMonth: null,
  context: null,
  isVerified: true,
  travelledWith: null,
  reply,
})

const replied = (errors: { code: string; message: string; field: string | null }[] = []) => ({
  replyToReview: {
    __typename: 'ReplyToReviewPayload',
    review: null,
    errors: errors.map((error) => ({ __typename: 'UserError', ...error })),
  },
})

const field = () => screen.getByLabelText('Ta réponse à Léa')
const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publier ma réponse' }))
const write = (value: string) => fireEvent.input(field(), { target: { value } })

test('publishes the trimmed reply, and reports it until the next input', async () => {
  const { requested } = stand(<ReplyForm review={review()} />, {
    answers: { ReplyToReview: () => replied() },
  })
  write('  Merci Léa !  ')
  publish()
  await screen.findByText('Ta réponse est publiée.')
  expect(requested).toEqual([['ReplyToReview', { reviewId: '7', body: 'Merci Léa !' }]])
  write('Merci à toi')
  expect(screen.queryByText('Ta réponse est publiée.')).toBeNull()
})

test.each(['', '   ', 'x'.repeat(2001)])('refuses the length of %j without a request', (text) => {
  const { requested } = stand(<ReplyForm review={review()} />)
  write(text)
  publish()
  expect(screen.getByRole('alert').textContent).toBe('Écris entre 1 et 2000 caractères.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(requested).toEqual([])
})

test('shows the refusal of the service, and retains the text', async () => {
  const refusal = { code: 'FORBIDDEN', message: 'Cet avis n’est pas le tien.', field: null }
  stand(<ReplyForm review={review()} />, { answers: { ReplyToReview: () => replied([refusal]) } })
  write('Merci')
  publish()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(refusal.message))
  expect(screen.getByDisplayValue('Merci')).toBe(field())
})

test('a network failure is reported, and the next press sends again', async () => {
  const { requested } = stand(<ReplyForm review={review()} />, { answers: { ReplyToReview: 'fails' } })
  write('Merci')
  publish()
  await screen.findByText('Ta réponse n’est pas partie. Elle reste ici : réessaie dans un instant.')
  publish()
  await waitFor(() => expect(requested).toHaveLength(2))
})
