import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { bookingBox } from '#tests/web/expedition/booking.tsx'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import type { CreateCartMutation } from '#web/features/departures/CreateCart.generated.ts'

type Options = NonNullable<Parameters<typeof stand>[1]>
type Answers = NonNullable<Options['answers']>
type Payload = CreateCartMutation['createCart']

const cart: NonNullable<Payload['cart']> = {
  __typename: 'Cart',
  id: 'c1',
  expeditionSlug: 'gr20',
  expeditionName: 'GR20 nord',
  departureId: '9',
  departureStart: '2027-07-10',
  departureEnd: '2027-07-15',
  travellerCount: 2,
  unitPrice: 990,
  total: 1980,
}
const begun = (id: string): CreateCartMutation => ({
  createCart: {
    __typename: 'CartPayload',
    cart: { ...cart, id },
    me: { __typename: 'User', id: '1', cart: { ...cart, id } },
    errors: [],
  },
})
const refused = (code: Payload['errors'][number]['code'], message = ''): CreateCartMutation => ({
  createCart: {
    __typename: 'CartPayload',
    cart: null,
    me: { __typename: 'User', id: '1', cart },
    errors: [{ __typename: 'UserError', code, message }],
  },
})

function show(answers: Answers, options: Options = {}) {
  const shown = stand(bookingBox([departure({ id: 'd1' })]), { isSignedIn: true, answers, ...options })
  const sent = () =>
    shown.requested.filter(([each]) => each === 'CreateCart').map(([, variables]) => variables)
  return { ...shown, sent }
}
const button = () => screen.getByRole('button', { name: 'Demander cette place' })
const book = () => userEvent.click(button())
const alert = async () => (await screen.findByRole('alert')).textContent
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: /^Remplacer ta réservation en cours/ }))
const first = { departureId: 'd1', travellerCount: 1, replace: false }

describe('a booking that fails', () => {
  test.each<[string, Answers[string], RegExp]>([
    ['a limit', 'limits', /^Trop de tentatives/],
    ['a session that ended', 'ends', /^Ta session a pris fin.: rien n’a été enregistré\.$/],
    ['a service that is down', 'breaks', /^La réservation n’a pas pu commencer/],
  ])('after %s stays here with its message, and can be tried again', async (_case, answer, sentence) => {
    const answers: Answers = { CreateCart: answer }
    const { path, sent } = show(answers)
    await userEvent.selectOptions(screen.getByLabelText('Voyageurs'), '2')
    await book()
    expect(await alert()).toMatch(sentence)
    expect(path()).toBe('/')
    expect(screen.getByLabelText('Voyageurs')).toHaveProperty('value', '2')
    answers.CreateCart = () => begun('c1')
    await book()
    await waitFor(() => expect(path()).toBe('/reservations/c1/1'))
    expect(sent()).toHaveLength(2)
  })

  test('is sent again by itself once the same account has signed in', async () => {
    const answers: Answers = { CreateCart: 'ends' }
    const { path, sent } = show(answers, {
      async signInAgain() {
        answers.CreateCart = () => begun('c1')
        return () => undefined
      },
    })
    await book()
    await waitFor(() => expect(path()).toBe('/reservations/c1/1'))
    expect(sent()).toEqual([first, first])
  })

  test('is busy while it runs, and a second press sends nothing', async () => {
    const { sent } = show({})
    await book()
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
    await book()
    await userEvent.keyboard('{Enter}')
    expect(sent()).toEqual([first])
  })
})

describe('a reservation in progress', () => {
  const exists = () => refused('CART_EXISTS')

  test('is left as it is by the second button', async () => {
    const { path, sent } = show({ CreateCart: exists })
    await book()
    await userEvent.click((await dialog()).getByRole('button', { name: 'Garder la mienne' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([path(), sent()]).toEqual(['/', [first]])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is left by closing the dialog, and the question comes again with the next press', async () => {
    show({ CreateCart: exists })
    await book()
    await userEvent.click((await dialog()).getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await book()
    expect((await dialog()).getByText(/« ?GR20 nord ?»/)).toBeTruthy()
  })

  test.each<[string, Answers[string], RegExp]>([
    ['is refused', () => refused('INSUFFICIENT_PLACES', 'Pas assez de places.'), /^Pas assez de places\.$/],
    ['is not sent', 'fails', /Rien n’est perdu/],
  ])('stays when its replacement %s, with a message outside the dialog', async (_case, answer, sentence) => {
    const answers: Answers = { CreateCart: exists }
    const { path, sent } = show(answers)
    await book()
    const replacing = await dialog()
    answers.CreateCart = answer
    await userEvent.click(replacing.getByRole('button', { name: 'Remplacer' }))
    expect(await alert()).toMatch(sentence)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(path()).toBe('/')
    expect(sent().map(({ replace }) => replace)).toEqual([false, true])
  })
})

test('a booking before the account is known waits for it, with a busy button', async () => {
  const intent = { kind: 'booking', departureId: 'd1', travellerCount: 1 } as const
  const { sent, account } = show({}, { isSignedIn: false, isReady: false })
  await book()
  expect(account.openSignIn).toHaveBeenCalledWith(intent)
  cleanup()
  show({}, { isSignedIn: false, isReady: false, intent })
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(sent()).toEqual([])
})

test('the intent of another trip waits for its own page', async () => {
  const intent = { kind: 'booking', departureId: 'elsewhere', travellerCount: 2 } as const
  const { sent, account } = show({ CreateCart: () => begun('c1') }, { intent })
  await userEvent.keyboard('{Shift}')
  expect(sent()).toEqual([])
  expect(account.setIntent).not.toHaveBeenCalled()
})
