import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearCookies, social, user } from '#tests/web/prompts/account.ts'
import { stand } from '#tests/web/stand.tsx'
import { NewsletterPopup } from '#web/features/prompts/NewsletterPopup.tsx'
import { PhonePopup } from '#web/features/prompts/PhonePopup.tsx'
import { readStored, writeStored } from '#web/lib/browser/storage.ts'
import { followEvents } from '#web/lib/browser/track.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const onClose = vi.fn()
afterEach(() => {
  clearCookies()
  onClose.mockClear()
  followEvents(undefined)
})

describe('the phone popup', () => {
  const open = (part: Partial<typeof user> = {}, answers: Answers = {}) =>
    stand(<PhonePopup me={{ ...user, ...part }} event="login" isOpen onClose={onClose} />, { answers })
  const phone = () => screen.getByLabelText('Téléphone')
  const country = () => screen.getByLabelText('Pays')
  const confirm = () => screen.getByRole('button', { name: 'Valider' })
  const answered = (errors: object[]) => ({
    updatePhone: {
      __typename: 'UpdatePhonePayload',
      me: errors.length > 0 ? null : { ...user, phone: '+33612345678', phonePromptVisible: false },
      errors,
    },
  })

  async function retypeCountry(text: string): Promise<void> {
    await userEvent.clear(country())
    await userEvent.type(country(), text)
  }

  test('sends no number that is too short, and explains it beside the field', async () => {
    const { requested } = open()
    await userEvent.type(phone(), '06 12{Enter}')
    const message = await screen.findByText('Le numéro est incomplet ou invalide')
    expect(phone().getAttribute('aria-describedby')).toBe(message.id)
    expect(document.activeElement).toBe(phone())
    expect(requested).toEqual([])
  })

  test('sends no number of an unknown country, and focuses the country', async () => {
    const { requested } = open()
    await userEvent.type(phone(), '0612345678')
    await retypeCountry('Atlantide')
    await userEvent.click(confirm())
    const message = await screen.findByText('Choisis un pays de la liste.')
    expect(country().getAttribute('aria-describedby')).toBe(message.id)
    expect(document.activeElement).toBe(country())
    expect(requested).toEqual([])
  })

  test('a refusal of the service is beside the field, and the popup stays open', async () => {
    const reason = 'Ce numéro est déjà utilisé.'
    const error = { __typename: 'UserError', code: 'INVALID_PHONE', message: reason, field: 'phone' }
    open({}, { SavePhone: () => answered([error]) })
    await userEvent.type(phone(), '0612345678{Enter}')
    expect((await screen.findByText(reason)).id).toBe(phone().getAttribute('aria-describedby'))
    expect(phone()).toHaveProperty('value', '06 12 34 56 78')
    expect(onClose).not.toHaveBeenCalled()
    expect(readStored('closedPhonePopUpNumber')).toBeNull()
  })

  test('saves a French number in its international form, and closes', async () => {
    const { requested } = open({}, { SavePhone: () => answered([]) })
    await userEvent.type(phone(), '0612345678')
    await userEvent.click(confirm())
    expect(await screen.findByText('C’est noté : nous t’appellerons.')).toBeTruthy()
    expect(requested).toEqual([['SavePhone', { phone: '+33612345678', newsletter: false }]])
    expect(onClose).toHaveBeenCalledOnce()
    expect(readStored('closedPhonePopUpNumber')).toBe('true')
  })

  test('completes a country from its first letters and writes the number as there', async () => {
    const { requested } = open({}, { SavePhone: () => answered([]) })
    await retypeCountry('norv')
    await userEvent.tab()
    expect(country()).toHaveProperty('value', 'Norvège (+47)')
    await userEvent.type(phone(), '40612345')
    expect(phone()).toHaveProperty('value', '40 61 23 45')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Recevoir par email/ }))
    await userEvent.click(confirm())
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(requested).toEqual([['SavePhone', { phone: '+4740612345', newsletter: true }]])
  })

  test('leaves a correction in the middle of the number as it is typed', async () => {
    open()
    await userEvent.type(phone(), '0612')
    await userEvent.type(phone(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(phone()).toHaveProperty('value', '096 12')
  })

  test('ignores a second click until the service replies', async () => {
    const { requested } = open()
    await userEvent.type(phone(), '0612345678')
    await userEvent.dblClick(confirm())
    expect(requested).toHaveLength(1)
    expect(confirm().getAttribute('aria-disabled')).toBe('true')
  })

  test('offers no letter to a subscriber', () => {
    open({ newsletter: true })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the newsletter popup', () => {
  const open = (part: Partial<typeof user> = {}, answers: Answers = {}) =>
    stand(<NewsletterPopup me={{ ...user, ...social, ...part }} isOpen onClose={onClose} />, { answers })
  const accept = () => screen.getByRole('button', { name: 'M’abonner' })
  const answered = (errors: object[]) => ({
    subscribeToNewsletter: {
      __typename: 'SubscribeToNewsletterPayload',
      ok: errors.length === 0,
      me: errors.length > 0 ? null : { __typename: 'User', id: '1', newsletter: true },
      errors,
    },
  })

  test('a refusal is reported with its reason, and the popup stays open', async () => {
    const reason = 'Cette adresse refuse nos lettres.'
    const error = { __typename: 'UserError', code: 'INVALID_EMAIL', message: reason }
    open({}, { AcceptNewsletter: () => answered([error]) })
    await userEvent.click(accept())
    expect((await screen.findByText(reason)).getAttribute('role')).toBe('alert')
    expect(onClose).not.toHaveBeenCalled()
    expect(accept().getAttribute('aria-disabled')).toBeNull()
  })

  test('subscribes the address of the account and removes the count of refusals', async () => {
    writeStored('newsletter_denied', '2')
    const tracked: unknown[] = []
    followEvents((event) => tracked.push(event))
    const { requested } = open({}, { AcceptNewsletter: () => answered([]) })
    await userEvent.click(accept())
    expect(await screen.findByText('Tu es maintenant abonné(e) à la newsletter !')).toBeTruthy()
    expect(requested).toEqual([['AcceptNewsletter', { email: 'ada@example.test' }]])
    expect(readStored('newsletter_denied')).toBeNull()
    expect(Date.parse(readStored('closedNewsletterPopUp') ?? '')).toBeGreaterThan(0)
    expect(tracked).toEqual([{ name: 'newsletter_subscribed' }])
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('ignores a second click until the service replies', async () => {
    const { requested } = open()
    await userEvent.dblClick(accept())
    expect(requested).toHaveLength(1)
    expect(accept().getAttribute('aria-disabled')).toBe('true')
  })

  test.each([
    [null, '1'],
    ['1', '2'],
  ])('counts a refusal after %s of them and closes', async (before, after) => {
    if (before) writeStored('newsletter_denied', before)
    const { requested } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Non merci' }))
    expect(readStored('newsletter_denied')).toBe(after)
    expect(onClose).toHaveBeenCalledOnce()
    expect(requested).toEqual([])
  })

  test('closing it is no refusal', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(readStored('newsletter_denied')).toBeNull()
    expect(readStored('closedNewsletterPopUp')).not.toBeNull()
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('names the letter and its address, with a way to read past ones', async () => {
    open()
    expect(screen.getByText(/^La lettre d’Explora, deux fois par mois à ada@example\.test/)).toBeTruthy()
    const past = screen.getByRole('link', { name: 'Les lettres passées' })
    expect(past.getAttribute('href')).toBe('/newsletter')
    await userEvent.click(past)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('only welcomes a subscriber', () => {
    open({ newsletter: true })
    expect(screen.getByText('Tu reçois déjà la lettre d’Explora : bonne route !')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'M’abonner' })).toBeNull()
  })

  test.each([
    [1, 'Tu es bien connecté(e)'],
    [2, 'Ravis de te revoir, Ada'],
  ])('at sign-in %i its title is « %s »', (signInCount, title) => {
    open({ signInCount })
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
  })
})
