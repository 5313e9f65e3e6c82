import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/booking/WaitingPage.tsx'

type Options = NonNullable<Parameters<typeof stand>[1]>

const entry = {
  __typename: 'WaitingEntry',
  departureStart: '2027-09-11',
  departureEnd: '2027-09-16',
  expeditionSlug: 'gr20',
  expeditionName: 'GR20 nord',
  places: 2,
  state: 'WAITING',
  position: 3,
  offerExpiresAt: null,
}
const offered = { state: 'OFFERED', position: null, offerExpiresAt: '2027-03-11T19:00:00.000Z' }

function show(fields: object | null, { answers = {}, ...options }: Options = {}) {
  const WaitingPage = () => ({ waitingEntry: fields && { ...entry, ...fields } })
  const at = '/liste-d-attente/abc-123'
  return stand(<Page />, {
    at,
    route: '/liste-d-attente/:token',
    answers: { WaitingPage, ...answers },
    ...options,
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const payload = (errors: object[]) => ({ __typename: 'OkPayload', ok: errors.length === 0, errors })

test.each([
  [{ position: 1 }, 'Tu es en tête de la liste.'],
  [{ position: 3 }, 'Tu es en position 3 sur la liste.'],
  [{ state: 'UNCONFIRMED', position: null }, 'Confirme que c’est bien toi, et tu seras sur la liste.'],
  [offered, /^2 places se sont libérées pour toi/],
  [{ ...offered, places: 1 }, /^Une place s’est libérée pour toi/],
  [{ state: 'ACCEPTED' }, /^Tu as pris ces places/],
  [{ state: 'EXPIRED' }, /^L’offre est terminée/],
  [{ state: 'LEFT' }, 'Tu n’es plus sur cette liste d’attente.'],
  [{ state: 'CLOSED' }, /^Ce départ est passé ou annulé/],
])('explains the state %o', async (fields, name) => {
  show(fields)
  expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy()
})

test('explains an unknown link', async () => {
  show(null)
  expect(await screen.findByText(/^Ce lien est incomplet ou a expiré/)).toBeTruthy()
})

test('offers a retry where the entry cannot be read', async () => {
  show({}, { answers: { WaitingPage: 'fails' } })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Ta position est momentanément/)
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
})

test.each([
  ['2027-12-01T02:16:00.000Z', 'mercredi 1er décembre à 3 h 16.'],
  ['2027-06-12T12:00:00.000Z', 'samedi 12 juin à 14 h.'],
])('tells that the places are held until %s', async (offerExpiresAt, until) => {
  show({ ...offered, offerExpiresAt })
  expect(await screen.findByText(new RegExp(`jusqu’au ${until.replaceAll(' ', '\\s')}`))).toBeTruthy()
})

describe('the actions', () => {
  test('leave the list by one click', async () => {
    const LeaveWaitingList = () => ({ leaveWaitingList: payload([]) })
    const { requested } = show({}, { answers: { LeaveWaitingList } })
    await press('Quitter la liste')
    await vi.waitFor(() => expect(requested.map(([name]) => name).at(-1)).toBe('WaitingPage'))
    expect(requested).toContainEqual(['LeaveWaitingList', { token: 'abc-123' }])
  })

  test('report a refusal', async () => {
    const errors = [{ __typename: 'UserError', message: 'C’est trop tard.' }]
    const acceptOffer = { __typename: 'CartPayload', cart: null, me: null, errors }
    show(offered, { isSignedIn: true, answers: { AcceptOffer: () => ({ acceptOffer }) } })
    await press('Prendre ces places')
    expect(await screen.findByText('C’est trop tard.')).toBeTruthy()
  })

  test('open the cart of the accepted places', async () => {
    const cart = { __typename: 'Cart', id: 'c1' }
    const me = { __typename: 'User', id: '1', cart }
    const acceptOffer = { __typename: 'CartPayload', cart, me, errors: [] }
    const { path } = show(offered, { isSignedIn: true, answers: { AcceptOffer: () => ({ acceptOffer }) } })
    await press('Prendre ces places')
    await vi.waitFor(() => expect(path()).toBe('/reservations/c1/1'))
  })

  test('ask a visitor to sign in before the places are taken', async () => {
    const { account, requested } = show(offered)
    await press('Prendre ces places')
    expect(account.openSignIn).toHaveBeenCalled()
    expect(requested.map(([name]) => name)).not.toContain('AcceptOffer')
  })
})
