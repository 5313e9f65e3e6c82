import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/account/PasswordPage.tsx'

const sentence = 'Ce lien a déjà servi ou a expiré.'
const payload = { __typename: 'Payload', ok: true, errors: [] }
const refused = {
  ...payload,
  ok: false,
  errors: [{ __typename: 'UserError', code: 'LINK_EXPIRED', message: sentence, field: 'token' }],
}
const password = () => screen.queryByLabelText('Nouveau mot de passe')

async function requestNewLink(): Promise<void> {
  expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert')
  expect(password()).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Adresse email'))
  await userEvent.keyboard('ada@example.test{Enter}')
  await screen.findByText('Un nouveau mot de passe vous a été envoyé par mail')
}

test('refuses a used link on arrival and mails a new one', async () => {
  const { requested, path } = stand(<Page />, {
    at: '/mot-de-passe/used',
    answers: {
      CheckResetLink: () => ({ checkResetLink: refused }),
      RequestPasswordReset: () => ({ requestPasswordReset: payload }),
    },
  })
  await requestNewLink()
  expect(requested.map(([name]) => name)).toEqual(['CheckResetLink', 'RequestPasswordReset'])
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(path()).toBe('/')
})

test('offers a new mail for a link that is used between arrival and sending', async () => {
  const { requested } = stand(<Page />, {
    answers: {
      CheckResetLink: () => ({ checkResetLink: payload }),
      ResetPassword: () => ({ resetPassword: refused }),
      RequestPasswordReset: () => ({ requestPasswordReset: payload }),
    },
  })
  await vi.waitFor(() => expect(requested).toHaveLength(1))
  await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), 'un autre secret{Enter}')
  await requestNewLink()
})
