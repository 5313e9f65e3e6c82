import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { ada } from '#tests/web/account/people.ts'
import { stand } from '#tests/web/stand.tsx'
import { nextStatus } from '#web/features/account/login.rules.ts'
import { SignIn } from '#web/features/account/SignIn.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const onSignedIn = vi.fn()

function Popup() {
  const [status, dispatch] = useReducer(nextStatus, 'wantToLogin')
  return <SignIn status={status} dispatch={dispatch} onSignedIn={onSignedIn} />
}

const checked = (status: string) => () => ({
  checkEmail: { __typename: 'CheckEmailPayload', status, errors: [] },
})
const email = () => screen.getByLabelText('Adresse email')
const password = () => screen.findByLabelText('Mot de passe')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The popup after the check of an address. */
async function open(status: string, answers: Answers = {}) {
  onSignedIn.mockClear()
  const page = stand(<Popup />, {
    at: '/expeditions?q=lac',
    answers: { CheckEmail: checked(status), ...answers },
  })
  await userEvent.type(email(), 'ada@example.test{Enter}')
  const sent = (operation: string) =>
    page.requested.filter(([name]) => name === operation).map(([, variables]) => variables)
  return { ...page, sent }
}

test('a wrong password is refused beside its field, and the account stays signed out', async () => {
  const wrong = 'Le mot de passe est incorrect'
  const error = { __typename: 'UserError', code: 'WRONG_PASSWORD', message: wrong, field: 'password' }
  const answer = { login: { __typename: 'LoginPayload', user: null, errors: [error] } }
  const { sent } = await open('KNOWN_USER', { Login: () => answer })
  await userEvent.type(await password(), 'pas celui-là{Enter}')
  const message = await screen.findByText(wrong)
  expect((await password()).getAttribute('aria-describedby')).toBe(message.id)
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(sent('Login')).toEqual([{ email: 'ada@example.test', password: 'pas celui-là' }])
})

test('an empty password is not sent', async () => {
  const { sent } = await open('KNOWN_USER')
  await userEvent.type(await password(), '{Enter}')
  expect(await screen.findByText('Écris ton mot de passe.')).toBeTruthy()
  expect(sent('Login')).toEqual([])
})

test('the right password signs in once', async () => {
  const { sent } = await open('KNOWN_USER', {
    Login: () => ({ login: { __typename: 'LoginPayload', user: ada, errors: [] } }),
  })
  await userEvent.type(await password(), 'un secret{Enter}')
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ id: ada.id }))
  expect(sent('Login')).toHaveLength(1)
})

test('the panels take the focus, and password managers receive the address', async () => {
  await open('KNOWN_USER')
  await screen.findByRole('heading', { name: 'Se connecter' })
  const field = await password()
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  const hidden = document.querySelector('input[autocomplete="username"]')
  expect(hidden?.getAttribute('value')).toBe('ada@example.test')
})

test.each(['KNOWN_USER', 'GOOGLE'])(
  'from %s, the address can be changed and is still written',
  async (status) => {
    await open(status)
    await userEvent.click(await screen.findByRole('button', { name: 'Changer d’adresse email' }))
    expect(email()).toHaveProperty('value', 'ada@example.test')
    expect(screen.getByRole('button', { name: 'CONTINUER' })).toBeTruthy()
  },
)

test('an account of Google continues there and returns to this page', async () => {
  await open('GOOGLE')
  const heading = 'Ton email a déjà été utilisé pour se connecter à Explora via Google'
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  const [link, ...others] = screen.getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('/auth/google_oauth2?redirect_url=%2Fexpeditions%3Fq%3Dlac')
  expect(others).toEqual([])
})

test('sign-up reports every missing detail at once and focuses the first', async () => {
  const { sent } = await open('UNKNOWN_USER')
  await screen.findByLabelText('Prénom')
  await press("S'INSCRIRE")
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toEqual([
    'Écris ton prénom.',
    'Écris ton nom.',
    'Le mot de passe doit contenir au moins 6 caractères',
    '',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Prénom'))
  expect(sent('SignUp')).toEqual([])
})

test('sign-up sends the choice of the letter, and a second click nothing', async () => {
  const { sent } = await open('UNKNOWN_USER')
  await userEvent.type(await screen.findByLabelText('Prénom'), 'Ada')
  await userEvent.type(screen.getByLabelText('Nom'), 'Lovelace')
  await userEvent.type(await password(), 'un secret')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Je veux recevoir/ }))
  await userEvent.dblClick(screen.getByRole('button', { name: "S'INSCRIRE" }))
  const input = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', password: 'un secret' }
  expect(sent('SignUp')).toEqual([{ input: { ...input, newsletter: true } }])
})

/** The panel of a lost password, with the checked address. */
async function openForgotten(answers: Answers = {}) {
  const page = await open('KNOWN_USER', answers)
  await userEvent.click(await screen.findByRole('button', { name: /^Mot de passe oublié/ }))
  await screen.findByRole('heading', { name: 'Mot de passe oublié' })
  return page
}

test('a lost password is mailed to the checked address', async () => {
  const { sent } = await openForgotten({
    RequestPasswordReset: () => ({ requestPasswordReset: { __typename: 'Payload', ok: true, errors: [] } }),
  })
  expect(email()).toHaveProperty('value', 'ada@example.test')
  await press('Envoyer')
  expect(await screen.findByText('Un nouveau mot de passe vous a été envoyé par mail')).toBeTruthy()
  expect(screen.getByText(/^Ouvre le message envoyé à ada@example\.test/)).toBeTruthy()
  expect(sent('RequestPasswordReset')).toEqual([{ email: 'ada@example.test' }])
})

test.each([
  ['Ressayer', true],
  ['Quitter', false],
])('after a failed mail, « %s » leaves the popup open: %s', async (button, isOpen) => {
  await openForgotten({ RequestPasswordReset: 'fails' })
  await userEvent.clear(email())
  await userEvent.type(email(), 'autre@example.test{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Une erreur est survenue')
  await press(button)
  expect(document.querySelector('dialog[open]') !== null).toBe(isOpen)
  if (isOpen) expect(email()).toHaveProperty('value', 'autre@example.test')
})

test('no mail is requested for an address without an end', async () => {
  const { sent } = await openForgotten()
  await userEvent.clear(email())
  await userEvent.type(email(), 'ada@example{Enter}')
  expect(await screen.findByText(/^Il manque la fin de l’adresse/)).toBeTruthy()
  expect(sent('RequestPasswordReset')).toEqual([])
})
