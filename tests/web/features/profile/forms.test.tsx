import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { openAccount, owner, refusal } from '#tests/web/profile/openAccount.tsx'

/** Fields and buttons of a section, since several have a button of the same name. */
const section = (title: string) => within(screen.getByRole('region', { name: title }))

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('identity', () => {
  const identity = () => section('Qui tu es')
  const save = () => identity().getByRole('button', { name: 'Enregistrer' })
  const answered = (part: object, errors: object[] = []) => ({
    updateProfile: {
      __typename: 'UpdateProfilePayload',
      me: errors.length > 0 ? null : { ...owner, ...part },
      errors,
    },
  })

  test('shows a refused name beside its field, focuses the field and keeps the text', async () => {
    const tooLong = 'Ce nom est trop long.'
    const { sent } = await openAccount(
      {},
      { UpdateProfile: () => answered({}, [refusal(tooLong, 'lastName')]) },
    )
    const field = identity().getByLabelText('Nom')
    await retype(field, 'Byron King')
    await userEvent.click(save())
    const message = await screen.findByText(tooLong)
    expect(field.getAttribute('aria-describedby')).toBe(message.id)
    expect(document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'Byron King')
    expect(screen.queryByText('C’est enregistré.')).toBeNull()
    await userEvent.type(field, '!')
    expect(screen.queryByText(tooLong)).toBeNull()
    expect(sent('UpdateProfile')).toEqual([{ firstName: 'Ada', lastName: 'Byron King' }])
  })

  test('saves both names without spaces around, by the Enter key, and reports it', async () => {
    const { sent } = await openAccount({}, { UpdateProfile: (names) => answered(names) })
    await retype(identity().getByLabelText('Prénom'), '  Augusta ')
    await userEvent.type(identity().getByLabelText('Nom'), '{Enter}')
    expect(await screen.findByText('C’est enregistré.')).toBeTruthy()
    expect(sent('UpdateProfile')).toEqual([{ firstName: 'Augusta', lastName: 'Lovelace' }])
  })

  test('ignores a second click until the service replies', async () => {
    const { sent } = await openAccount()
    await userEvent.dblClick(save())
    expect(sent('UpdateProfile')).toHaveLength(1)
    expect(save().getAttribute('aria-disabled')).toBe('true')
  })

  test('the address can be read and not changed', async () => {
    await openAccount()
    const email = identity().getByLabelText('Adresse email')
    await userEvent.type(email, 'x')
    expect(email).toHaveProperty('value', 'ada@example.test')
  })
})

describe('contact', () => {
  const contact = () => section('Te joindre')
  const letter = () => contact().getByRole('checkbox', { name: /^Recevoir la lettre/ })
  const phone = () => contact().getByLabelText('Téléphone')

  test('shows a refused number beside its field and keeps it', async () => {
    const unknown = 'Ce numéro n’existe pas.'
    const refused = { __typename: 'UpdatePhonePayload', me: null, errors: [refusal(unknown, 'phone')] }
    await openAccount({}, { UpdateMyPhone: () => ({ updatePhone: refused }) })
    await userEvent.type(phone(), '06 12{Enter}')
    const message = await screen.findByText(unknown)
    expect(phone().getAttribute('aria-describedby')).toBe(message.id)
    expect(document.activeElement).toBe(phone())
    expect(phone()).toHaveProperty('value', '06 12')
  })

  test('saves a number once', async () => {
    const { sent } = await openAccount(
      { phone: '+33612345678' },
      {
        UpdateMyPhone: (variables) => ({
          updatePhone: { __typename: 'UpdatePhonePayload', me: { ...owner, ...variables }, errors: [] },
        }),
      },
    )
    expect(phone()).toHaveProperty('value', '+33612345678')
    await retype(phone(), ' 07 12 34 56 78 ')
    await userEvent.click(contact().getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('C’est enregistré.')).toBeTruthy()
    expect(sent('UpdateMyPhone')).toEqual([{ phone: '07 12 34 56 78' }])
  })

  test.each([
    [false, 'Tu es bien abonné(e) !'],
    [true, 'C’est fait : tu ne recevras plus la lettre.'],
  ])('the choice of the letter, %s before, changes by a click and is announced', async (before, reported) => {
    const { sent } = await openAccount(
      { newsletter: before },
      {
        UpdateProfile: ({ newsletter }) => ({
          updateProfile: { __typename: 'UpdateProfilePayload', me: { ...owner, newsletter }, errors: [] },
        }),
      },
    )
    expect(letter()).toHaveProperty('checked', before)
    await userEvent.click(letter())
    expect(await screen.findByText(reported)).toBeTruthy()
    expect(letter()).toHaveProperty('checked', !before)
    expect(sent('UpdateProfile')).toEqual([{ newsletter: !before }])
  })

  test('the letter stays unchosen, with the reason, when the service refuses it', async () => {
    const reason = 'Cette adresse refuse nos lettres.'
    const refused = { __typename: 'UpdateProfilePayload', me: null, errors: [refusal(reason)] }
    await openAccount({}, { UpdateProfile: () => ({ updateProfile: refused }) })
    await userEvent.click(letter())
    expect((await screen.findByText(reason)).getAttribute('role')).toBe('alert')
    expect(letter()).toHaveProperty('checked', false)
    expect(letter()).toHaveProperty('disabled', false)
  })

  test('the letter waits for the response before it can be changed again', async () => {
    const { sent } = await openAccount()
    await userEvent.click(letter())
    expect(letter()).toHaveProperty('disabled', true)
    await userEvent.click(letter())
    expect(sent('UpdateProfile')).toHaveLength(1)
  })
})

describe('password', () => {
  const current = () => screen.getByLabelText('Mot de passe actuel')
  const fresh = () => screen.getByLabelText('Nouveau mot de passe')
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
  const answered = (errors: object[]) => ({
    changePassword: { __typename: 'ChangePasswordPayload', ok: errors.length === 0, errors },
  })
  async function fillIn(): Promise<void> {
    await userEvent.type(current(), 'ancien secret')
    await userEvent.type(fresh(), 'neuf secret')
  }

  test.each([
    ['currentPassword', 'Ce n’est pas ton mot de passe.', current],
    ['password', 'Il faut au moins six caractères.', fresh],
  ])('a refusal of %s is beside its field, and both passwords stay', async (name, reason, field) => {
    await openAccount({}, { ChangePassword: () => answered([refusal(reason, name)]) })
    await fillIn()
    await change()
    const message = await screen.findByText(reason)
    expect(field().getAttribute('aria-describedby')).toBe(message.id)
    expect(document.activeElement).toBe(field())
    expect(current()).toHaveProperty('value', 'ancien secret')
    expect(fresh()).toHaveProperty('value', 'neuf secret')
  })

  test('clears both fields after a change and reads the sessions again', async () => {
    const { sent } = await openAccount({}, { ChangePassword: () => answered([]) })
    const before = sent('AccountPage').length
    await fillIn()
    await change()
    expect(await screen.findByText(/^Ton mot de passe est changé/)).toBeTruthy()
    expect(current()).toHaveProperty('value', '')
    expect(fresh()).toHaveProperty('value', '')
    expect(sent('ChangePassword')).toEqual([{ currentPassword: 'ancien secret', newPassword: 'neuf secret' }])
    await vi.waitFor(() => expect(sent('AccountPage').length).toBeGreaterThan(before))
  })

  test('a button shows one password and hides it again', async () => {
    await openAccount()
    const [show] = screen.getAllByRole('button', { name: 'Afficher le mot de passe' })
    if (!show) throw new Error('No button shows the password.')
    await userEvent.click(show)
    expect([current().getAttribute('type'), fresh().getAttribute('type')]).toEqual(['text', 'password'])
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(current().getAttribute('type')).toBe('password')
  })

  test.each([
    ['GOOGLE', 'Google'],
    ['FACEBOOK', 'Facebook'],
  ] as const)('an account of %s has no password to change', async (provider, name) => {
    await openAccount({ provider })
    expect(
      screen.getByText(`Tu te connectes avec ${name} : il n’y a pas de mot de passe à retenir ici.`),
    ).toBeTruthy()
    expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull()
  })
})
