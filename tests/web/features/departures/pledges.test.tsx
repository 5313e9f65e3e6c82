import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { bookingBox } from '#tests/web/expedition/booking.tsx'
import { changed, departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { LivePlaces } from '#web/app/shell/LivePlaces.tsx'
import { ChoiceProvider } from '#web/features/departures/ChoiceProvider.tsx'
import { DepartureSection } from '#web/features/departures/DepartureSection.tsx'
import { describeCounter } from '#web/features/departures/pledge.messages.ts'
import { FeaturesProvider } from '#web/lib/site/features.ts'

type Options = NonNullable<Parameters<typeof stand>[1]>

const open = { isConfirmed: false, status: 'OPEN', missingToConfirm: 2 } as const
const lines = [
  departure({ id: 'd1', startDate: '2099-08-14', endDate: '2099-08-19', ...open }),
  departure({ id: 'd2', startDate: '2099-09-18', endDate: '2099-09-26' }),
]
const counts = (fields = {}) => ({
  __typename: 'PledgeCount' as const,
  places: 1,
  booked: 2,
  needed: 4,
  callEndsAt: null,
  ...fields,
})
const DeparturePledges = () => ({
  expedition: {
    __typename: 'Expedition',
    id: '1',
    departures: [
      { __typename: 'Departure', id: 'd1', pledges: counts() },
      { __typename: 'Departure', id: 'd2', pledges: null },
    ],
  },
})
const pledge = (fields: object) => ({
  pledge: { __typename: 'PledgePayload', pledge: null, departure: null, errors: [], ...fields },
})
const made = (state: string, calledUntil: string | null, count: object) =>
  pledge({
    pledge: { __typename: 'Pledge', id: 'p1', state, places: 1, calledUntil },
    departure: { ...lines[0], pledges: counts(count) },
  })
const name = /^Je pars si…/

async function show(pledges: boolean, { answers = {}, ...options }: Options = {}) {
  const section = (
    <FeaturesProvider value={{ pledges }}>
      <ChoiceProvider departures={lines}>
        <DepartureSection />
      </ChoiceProvider>
    </FeaturesProvider>
  )
  const all = { DeparturePledges, ...answers }
  const shown = stand(section, { at: '/expeditions/vanoise', answers: all, ...options })
  // Promises are loaded once the visitor is active.
  await userEvent.keyboard('{Shift}')
  return shown
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Je pars si…' }))
}

test.each([
  [{ places: 0, booked: 0, needed: 4 }, '0 inscrit, il en faut 4'],
  [{ places: 1, booked: 2, needed: 4 }, '2 inscrits + 1 promesse, il en faut 4'],
  [{ places: 3, booked: 1, needed: 5 }, '1 inscrit + 3 promesses, il en faut 5'],
])('words %o', (count, text) => {
  const words = describeCounter({ __typename: 'PledgeCount', callEndsAt: null, ...count })
  expect(words.replaceAll('\u00a0', ' ')).toBe(text)
})

test('shows the end of a call beside its counter', () => {
  const callEndsAt = '2027-01-17T08:00:00.000Z'
  const words = describeCounter({ __typename: 'PledgeCount', places: 1, booked: 4, needed: 5, callEndsAt })
  expect(words).toContain('appel en cours jusqu’au 17/01/2027 09:00')
})

test('offers promises on unconfirmed departures alone, with what is missing', async () => {
  const { requested } = await show(true)
  expect(await screen.findAllByRole('button', { name })).toHaveLength(1)
  expect(screen.getByText(/2 inscrits \+ 1 promesse, il en faut 4/)).toBeTruthy()
  expect(requested).toContainEqual(['DeparturePledges', { slug: 'vanoise' }])
})

test('offers no promise where the service takes none', async () => {
  const { requested } = await show(false)
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(requested.map(([operation]) => operation)).not.toContain('DeparturePledges')
})

test('asks a visitor to sign in, after the four consequences', async () => {
  const { account } = await show(true)
  const dialog = await openDialog()
  expect(dialog.getAllByRole('listitem')).toHaveLength(4)
  expect(dialog.queryByRole('button', { name: 'Je pars si on est 4' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Me connecter' }))
  expect(account.openSignIn).toHaveBeenCalledOnce()
})

const own = (state: string, calledUntil: string | null) => () => ({
  me: {
    __typename: 'User',
    id: '1',
    pledges: [
      {
        __typename: 'Pledge',
        id: 'p1',
        state,
        calledUntil,
        departure: { __typename: 'Departure', id: 'd1' },
      },
    ],
  },
})

test('leads a traveller to the confirmation during the call of the own promise', async () => {
  const OwnPledges = own('CALLED', '2027-01-17T08:00:00.000Z')
  await show(true, { isSignedIn: true, answers: { OwnPledges } })
  const link = await screen.findByRole('link', {
    name: /^On est assez\s: confirme avant le 17\/01\/2027 09:00/,
  })
  expect(link.getAttribute('href')).toBe('/my-expeditions')
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('requests the promises of an account alone, and shows no call to one that waits', async () => {
  const visitor = await show(true)
  await screen.findByRole('button', { name })
  expect(visitor.requested.map(([operation]) => operation)).not.toContain('OwnPledges')
  cleanup()
  const { requested } = await show(true, { isSignedIn: true, answers: { OwnPledges: own('PLEDGED', null) } })
  await expect.poll(() => requested.map(([operation]) => operation)).toContain('OwnPledges')
  expect(await screen.findByRole('button', { name })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^On est assez/ })).toBeNull()
})

test('promises, and counts the promise', async () => {
  const Pledge = () => made('PLEDGED', null, { places: 3 })
  const { requested } = await show(true, { isSignedIn: true, answers: { Pledge } })
  const dialog = await openDialog()
  await userEvent.selectOptions(dialog.getByLabelText('Mes places'), '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Je pars si on est 4' }))
  expect((await dialog.findByRole('status')).textContent).toContain('dès que vous êtes 4')
  expect(requested).toContainEqual(['Pledge', { departureId: 'd1', places: 2 }])
  expect(screen.getAllByText(/2 inscrits \+ 3 promesses/).length).toBeGreaterThan(0)
})

test('leads to the confirmation where the promise begins the call', async () => {
  const until = '2027-01-17T08:00:00.000Z'
  const Pledge = () => made('CALLED', until, { callEndsAt: until })
  await show(true, { isSignedIn: true, answers: { Pledge } })
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Je pars si on est 4' }))
  expect((await dialog.findByRole('status')).textContent).toContain('Vous êtes assez')
  expect(dialog.getByRole('link', { name: 'Voir mes promesses' }).getAttribute('href')).toBe(
    '/my-expeditions',
  )
})

test('shows why a promise is refused', async () => {
  const message = 'Tu as déjà trop de promesses en cours.'
  const errors = [{ __typename: 'UserError', code: 'TOO_MANY', message, field: null }]
  await show(true, { isSignedIn: true, answers: { Pledge: () => pledge({ errors }) } })
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Je pars si on est 4' }))
  expect((await dialog.findByText(message)).closest('[role="alert"]')).toBeTruthy()
})

test('mails the link that confirms an address in one click, and says why it could not', async () => {
  const message = 'Confirme d’abord ton adresse'
  const errors = [{ __typename: 'UserError', code: 'EMAIL_NOT_CONFIRMED', message, field: null }]
  let isLimited = true
  const SendEmailConfirmation = () => ({
    sendEmailConfirmation: {
      __typename: 'OkPayload',
      ok: !isLimited,
      errors: isLimited
        ? [{ __typename: 'UserError', code: 'RATE_LIMITED', message: 'Patiente un peu.' }]
        : [],
    },
  })
  const Pledge = () => pledge({ errors })
  await show(true, { isSignedIn: true, answers: { Pledge, SendEmailConfirmation } })
  const dialog = await openDialog()
  expect(dialog.queryByRole('button', { name: 'M’envoyer le lien' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Je pars si on est 4' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'M’envoyer le lien' }))
  expect((await dialog.findByText('Patiente un peu.')).getAttribute('role')).toBe('status')
  isLimited = false
  await userEvent.click(dialog.getByRole('button', { name: 'M’envoyer le lien' }))
  expect(await dialog.findByText(/^Lien envoyé à /)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Renvoyer le lien' })).toBeTruthy()
})

test('counts the promises of others as they are made', async () => {
  const change = changed('1', { ...lines[0], pledges: counts({ places: 2 }) })
  const page = (
    <FeaturesProvider value={{ holds: true, pledges: true }}>
      {bookingBox(lines, <DepartureSection />)}
      <LivePlaces />
    </FeaturesProvider>
  )
  const answers = { DeparturePledges, DeparturesChanged: () => change }
  stand(page, { at: '/expeditions/vanoise', answers })
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByText(/2 inscrits \+ 2 promesses/)).toBeTruthy()
})
