import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { CallbackForm } from '#web/features/callback/CallbackForm.tsx'

const accepted = { __typename: 'RequestCallbackPayload', ok: true, errors: [] }
const sentence = 'Ce numéro n’existe pas.'
const error = { __typename: 'UserError', code: 'INVALID_PHONE', message: sentence, field: 'phone' }
const refused = { ...accepted, ok: false, callFrom: null, errors: [error] }
const phone = () => screen.getByLabelText('Ton numéro de téléphone')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Demander un rappel' }))

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Ton nom'), 'Camille')
  await userEvent.type(phone(), '0612345678')
  await userEvent.click(screen.getByLabelText(/^L’après-midi/))
}

test('requires a name and a number before it sends anything', async () => {
  const { requested } = stand(<CallbackForm />)
  await send()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Écris ton nom.',
    'Écris ton numéro de téléphone.',
    '',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Ton nom'))
  expect(requested).toEqual([])
})

test('sends a request once and moves the focus to the time of the call', async () => {
  const { requested } = stand(<CallbackForm />, {
    answers: {
      RequestCallback: () => ({ requestCallback: { ...accepted, callFrom: '2027-03-10T13:00:00.000Z' } }),
    },
  })
  await fillIn()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Demander un rappel' }))
  const done = await screen.findByText(/^C’est noté/)
  expect(done.textContent?.replaceAll(/\s/g, ' ')).toBe(
    'C’est noté : nous t’appelons mercredi 10 mars, entre 14 h et 18 h.',
  )
  expect(document.activeElement).toBe(done)
  expect(screen.queryByRole('button')).toBeNull()
  const input = { name: 'Camille', phone: '0612345678', slot: 'AFTERNOON' }
  expect(requested).toEqual([['RequestCallback', { input }]])
})

test('shows a refusal beside its field and keeps the text', async () => {
  stand(<CallbackForm />, { answers: { RequestCallback: () => ({ requestCallback: refused }) } })
  await fillIn()
  await send()
  await screen.findByText(sentence)
  expect(document.activeElement).toBe(phone())
  expect(phone()).toHaveProperty('value', '0612345678')
  expect(screen.getByLabelText(/^L’après-midi/)).toHaveProperty('checked', true)
})

test('reports a failed request and offers it again', async () => {
  stand(<CallbackForm />, { answers: { RequestCallback: 'fails' } })
  await fillIn()
  await send()
  expect((await screen.findByText(/^Ta demande n’est pas partie/)).getAttribute('role')).toBe('alert')
  expect(screen.getByRole('button', { name: 'Demander un rappel' })).toHaveProperty('disabled', false)
})
