import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { clearDrafts } from '#web/lib/account/drafts.ts'
import { Page } from '#web/pages/content/GiftCardsPage.tsx'

// The tab stores the card as it is typed.
afterEach(clearDrafts)

const features = (giftCards: boolean) => ({
  GiftCardsPage: () => ({ features: { __typename: 'Features', giftCards } }),
})
const bought = (errors: object[]) => ({
  BuyGiftCard: () => ({ buyGiftCard: { __typename: 'PaymentPayload', payment: null, errors } }),
})
const error = { __typename: 'UserError', code: 'RATE_LIMITED', field: null, message: 'Trop d’essais.' }

const buy = () => screen.findByRole('button', { name: /^Offrir/ })

async function write(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^Pour qui/), 'Inès')
  await userEvent.type(screen.getByLabelText('Son adresse email'), 'ines@example.test')
}

test('where cards are not sold online, the card is ordered by mail', async () => {
  stand(<Page />, { answers: features(false) })
  const link = await screen.findByRole('link', { name: 'Écrire pour commander' })
  expect(link.getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.queryByRole('button', { name: /^Offrir/ })).toBeNull()
})

test('the chosen amount and what is typed stand on the card', async () => {
  stand(<Page />, { answers: features(true) })
  await write()
  await userEvent.type(screen.getByLabelText(/^Ton mot/), 'Bon vent !')
  await userEvent.click(screen.getByLabelText(/^500/))
  expect((await buy()).textContent?.replaceAll(/\s/g, ' ')).toBe('Offrir 500 €')
  expect(screen.getByText('Pour Inès')).toBeTruthy()
  expect(screen.getByText(/^«\sBon vent !\s»$/)).toBeTruthy()
})

test('each wrong field has its error, and nothing is sent', async () => {
  const { requested } = stand(<Page />, { isSignedIn: true, answers: features(true) })
  await userEvent.click(await screen.findByLabelText('Autre montant'))
  await userEvent.type(screen.getByLabelText('Montant en euros'), '20')
  await userEvent.click(await buy())
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3)
  expect(requested.map(([name]) => name)).not.toContain('BuyGiftCard')
})

test('a visitor signs in first, and keeps the card', async () => {
  const { account } = stand(<Page />, { answers: features(true) })
  await write()
  await userEvent.click(await buy())
  expect(account.openSignIn).toHaveBeenCalledWith({ kind: 'page', path: '/cartes-cadeaux' })
  expect(screen.getByText('Pour Inès')).toBeTruthy()
})

test('a refusal is said, and a second press sends the same key', async () => {
  const { requested } = stand(<Page />, {
    isSignedIn: true,
    answers: { ...features(true), ...bought([error]) },
  })
  await write()
  await userEvent.click(await buy())
  expect(await screen.findByText('Trop d’essais.')).toBeTruthy()
  await userEvent.click(await buy())
  const sent = requested.filter(([name]) => name === 'BuyGiftCard').map(([, variables]) => variables)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]).toMatchObject({ amount: 200, recipient: { name: 'Inès', email: 'ines@example.test' } })
})

test('a payment that is not of this account offers to sign in', async () => {
  const answers = { ...features(true), GiftCardReturn: () => ({ me: null, payment: null }) }
  const { account } = stand(<Page />, { at: '/cartes-cadeaux?payment=p1', answers })
  await screen.findByText('Ce lien ne mène à aucun achat de ton compte.')
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }))
  expect(account.openSignIn).toHaveBeenCalled()
})
