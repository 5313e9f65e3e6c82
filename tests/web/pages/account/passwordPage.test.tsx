import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/account/PasswordPage.tsx'

type Options = NonNullable<Parameters<typeof stand>[1]>

const answered = (errors: object[]) => ({
  resetPassword: { __typename: 'ResetPasswordPayload', ok: errors.length === 0, errors },
})
const open = (options: Options = {}) =>
  stand(<Page />, { at: '/mot-de-passe/abc-123', route: '/mot-de-passe/:token', ...options })
const password = () => screen.getByLabelText('Nouveau mot de passe')
const save = () => screen.getByRole('button', { name: 'Enregistrer' })

test('a password that is too short is not sent', async () => {
  const { requested } = open()
  await userEvent.type(password(), 'court{Enter}')
  const message = await screen.findByText(/au moins 6 caractères/)
  expect(password().getAttribute('aria-describedby')).toBe(message.id)
  expect(requested.map(([name]) => name)).toEqual(['CheckResetLink'])
})

test('a refused password is reported beside its field and stays', async () => {
  const reason = 'Ce mot de passe est trop connu.'
  const error = { __typename: 'UserError', code: 'INVALID_PASSWORD', message: reason, field: 'password' }
  open({ answers: { ResetPassword: () => answered([error]) } })
  await userEvent.type(password(), 'motdepasse{Enter}')
  expect((await screen.findByText(reason)).id).toBe(password().getAttribute('aria-describedby'))
  expect(password()).toHaveProperty('value', 'motdepasse')
})

test('sends the token of the URL with the password once', async () => {
  const { requested } = open()
  await userEvent.type(password(), 'un autre secret')
  await userEvent.dblClick(save())
  expect(requested).toEqual([
    ['CheckResetLink', { token: 'abc-123' }],
    ['ResetPassword', { token: 'abc-123', password: 'un autre secret' }],
  ])
  expect(save().getAttribute('aria-disabled')).toBe('true')
})

test('after the change, a visitor may sign in', async () => {
  const { account } = open({ answers: { ResetPassword: () => answered([]) } })
  await userEvent.type(password(), 'un autre secret{Enter}')
  await screen.findByText('Ton mot de passe est changé. Tu peux te connecter.')
  expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }))
  expect(account.openSignIn).toHaveBeenCalledOnce()
})

test('after the change, an account that is signed in goes to the home page', async () => {
  const { path } = open({ isSignedIn: true, answers: { ResetPassword: () => answered([]) } })
  await userEvent.type(password(), 'un autre secret{Enter}')
  await userEvent.click(await screen.findByRole('link', { name: 'Aller à l’accueil' }))
  await vi.waitFor(() => expect(path()).toBe('/'))
})
