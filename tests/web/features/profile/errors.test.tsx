import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { person } from '#tests/web/account/people.ts'
import { stand } from '#tests/web/stand.tsx'
import { SignIn } from '#web/features/account/SignIn.tsx'
import { Newsletter } from '#web/features/newsletter/Newsletter.tsx'
import { ContactForm } from '#web/features/profile/ContactForm.tsx'
import { PasswordForm } from '#web/features/profile/PasswordForm.tsx'
import { ProfileForm } from '#web/features/profile/ProfileForm.tsx'
import { PhonePopup } from '#web/features/prompts/PhonePopup.tsx'
import { Page as PasswordPage } from '#web/pages/account/PasswordPage.tsx'

const dispatch = vi.fn()
const popup = (status: Parameters<typeof SignIn>[0]['status']) => (
  <SignIn status={status} dispatch={dispatch} onSignedIn={vi.fn()} />
)
const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const refused = (mutation: string, message: string, field: string) => () => ({
  [mutation]: {
    __typename: 'Payload',
    ok: false,
    user: null,
    me: null,
    errors: [{ __typename: 'UserError', code: 'REFUSED', message, field }],
  },
})

describe('a refusal appears under its field and leaves the typed text', () => {
  test.each([
    [
      'Le mot de passe est incorrect',
      { Login: refused('login', 'Le mot de passe est incorrect', 'password') },
      popup('knowedUser'),
      { 'Mot de passe': 'pas celui-là' },
      'SE CONNECTER',
    ],
    [
      'Cette adresse mail est déjà utilisée',
      { SignUp: refused('signUp', 'Cette adresse mail est déjà utilisée', 'email') },
      popup('unknowUser'),
      { Prénom: 'A', Nom: 'L', 'Mot de passe': 'un secret', 'Adresse email': 'a@b.fr' },
      "S'INSCRIRE",
    ],
    [
      'Le mot de passe doit contenir au moins 6 caractères',
      { SignUp: refused('signUp', 'Le mot de passe doit contenir au moins 6 caractères', 'password') },
      popup('unknowUser'),
      { Prénom: 'A', Nom: 'L', 'Adresse email': 'a@b.fr', 'Mot de passe': '👨‍👩‍👧' },
      "S'INSCRIRE",
    ],
    [
      'Le mot de passe doit contenir au moins 6 caractères',
      {
        ChangePassword: refused(
          'changePassword',
          'Le mot de passe doit contenir au moins 6 caractères',
          'password',
        ),
      },
      <PasswordForm key="password" me={person} onChanged={vi.fn()} />,
      { 'Mot de passe actuel': 'le vrai', 'Nouveau mot de passe': '12345' },
      'Changer le mot de passe',
    ],
    [
      'Le mot de passe doit contenir au moins 6 caractères',
      {},
      <PasswordPage key="reset" />,
      { 'Nouveau mot de passe': '12345' },
      'Enregistrer',
    ],
    [
      'Le numéro est incomplet ou invalide',
      {},
      <PhonePopup key="phone" me={person} event="login" isOpen onClose={vi.fn()} />,
      { Téléphone: '06 12 34' },
      'Valider',
    ],
    [
      'Le numéro est incomplet ou invalide',
      { UpdateMyPhone: refused('updatePhone', 'Le numéro est incomplet ou invalide', 'phone') },
      <ContactForm key="contact" me={person} />,
      { Téléphone: '06 12 34' },
      'Enregistrer',
    ],
    [
      'Le prénom et le nom ne peuvent pas être vides.',
      {
        UpdateProfile: refused('updateProfile', 'Le prénom et le nom ne peuvent pas être vides.', 'lastName'),
      },
      <ProfileForm key="profile" me={{ ...person, lastName: '' }} />,
      { Nom: ' ' },
      'Enregistrer',
    ],
    [
      'Cette adresse e-mail est incomplète ou invalide.',
      {
        SubscribeToNewsletter: refused(
          'subscribeToNewsletter',
          'Cette adresse e-mail est incomplète ou invalide.',
          'email',
        ),
      },
      <Newsletter key="letter" />,
      { 'Adresse email': 'a@b' },
      'M’abonner',
    ],
  ])('%s: %#', async (sentence, answers, element, fields, button) => {
    stand(element, { answers })
    for (const [label, text] of Object.entries(fields)) await write(label, text)
    await press(button)
    const reported = await screen.findByText(sentence)
    expect(reported.getAttribute('role')).toBe('alert')
    const [label, text] = Object.entries(fields).at(-1) ?? ['', '']
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-describedby')).toBe(reported.id)
    expect(field).toHaveProperty('value', text)
    await userEvent.tab()
    expect(screen.getByText(sentence)).toBe(reported)
    await userEvent.type(field, '0')
    expect(screen.queryByText(sentence)).toBeNull()
  })
})

describe('password reset', () => {
  const answer = (ok: boolean) => ({
    RequestPasswordReset: () => ({ requestPasswordReset: { __typename: 'Payload', ok, errors: [] } }),
  })
  const ask = async () => {
    await write('Adresse email', 'ada@example.test')
    await press('Envoyer')
  }

  test('is on its way', async () => {
    stand(popup('forgotPassword'), { answers: answer(true) })
    await ask()
    expect(await screen.findByText('Un nouveau mot de passe vous a été envoyé par mail')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Fermer')
  })

  test.each([
    ['the service says no', answer(false)],
    ['it breaks', { RequestPasswordReset: 'breaks' as const }],
    ['it cannot be reached', { RequestPasswordReset: 'fails' as const }],
  ])('is not, since %s: again, or enough', async (_why, answers) => {
    stand(popup('forgotPassword'), { answers })
    await ask()
    expect(await screen.findByText('Une erreur est survenue')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Ressayer')
    await press('Ressayer')
    expect(screen.getByLabelText('Adresse email')).toHaveProperty('value', 'ada@example.test')
    expect(document.activeElement).toBe(screen.getByLabelText('Adresse email'))
    await press('Envoyer')
    await screen.findByText('Une erreur est survenue')
    await press('Quitter')
    expect(dispatch).toHaveBeenLastCalledWith({ kind: 'closed' })
  })
})
