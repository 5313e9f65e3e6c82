import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { ChoiceProvider } from '#web/features/departures/ChoiceProvider.tsx'
import { DepartureSection } from '#web/features/departures/DepartureSection.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'

type Options = NonNullable<Parameters<typeof stand>[1]>

const full = departure({ id: 'd1', availableCount: 0, status: 'FULL' })
const name = /^Préviens-moi si une place se libère/

function show(waitingList: boolean, { answers = {}, ...options }: Options = {}) {
  const section = (
    <FeaturesProvider value={{ waitingList }}>
      <ChoiceProvider departures={[full, departure({ id: 'd2' })]}>
        <DepartureSection />
      </ChoiceProvider>
    </FeaturesProvider>
  )
  return stand(section, { answers, ...options })
}
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const joined = (fields: object) => ({
  joinWaitingList: {
    __typename: 'WaitingListPayload',
    ok: true,
    isConfirmed: false,
    token: null,
    errors: [],
    ...fields,
  },
})
const send = 'M’inscrire sur la liste d’attente'

test('offers the list of full departures alone', async () => {
  show(true)
  expect(await screen.findAllByRole('button', { name })).toHaveLength(1)
})

test('offers no list where the service has none', async () => {
  show(false)
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('sends the wish of a visitor, whose mail confirms it', async () => {
  const { requested } = show(true, { answers: { JoinWaitingList: () => joined({}) } })
  const dialog = await openForm()
  await userEvent.click(dialog.getByRole('button', { name: send }))
  expect(await dialog.findByText(/^Indique ton adresse e-mail/)).toBeTruthy()
  await userEvent.selectOptions(dialog.getByLabelText('Places à attendre'), '3')
  await userEvent.type(dialog.getByLabelText('Ton adresse e-mail'), 'lea@example.test')
  await userEvent.click(dialog.getByRole('button', { name: send }))
  expect(await dialog.findByText(/envoyer à lea@example\.test/)).toBeTruthy()
  const input = { departureId: 'd1', places: 3, email: 'lea@example.test' }
  expect(requested).toContainEqual(['JoinWaitingList', input])
})

test('leads an account to its position', async () => {
  const JoinWaitingList = () => joined({ isConfirmed: true, token: 'abc' })
  show(true, { isSignedIn: true, answers: { JoinWaitingList } })
  const dialog = await openForm()
  const email = dialog.getByLabelText('L’adresse de ton compte')
  expect([email.getAttribute('value'), email.hasAttribute('readonly')]).toEqual(['ada@example.test', true])
  await userEvent.click(dialog.getByRole('button', { name: send }))
  const link = await dialog.findByRole('link', { name: 'Voir ma position' })
  expect(link.getAttribute('href')).toBe('/liste-d-attente/abc')
})

test('shows a refusal beside its field', async () => {
  const message = 'Cette adresse est déjà sur la liste d’attente de ce départ.'
  const errors = [{ __typename: 'UserError', code: 'ALREADY_ON_LIST', message, field: 'email' }]
  show(true, { answers: { JoinWaitingList: () => joined({ ok: false, errors }) } })
  const dialog = await openForm()
  await userEvent.type(dialog.getByLabelText('Ton adresse e-mail'), 'lea@example.test')
  await userEvent.click(dialog.getByRole('button', { name: send }))
  expect((await dialog.findByText(message)).getAttribute('role')).toBe('alert')
})
