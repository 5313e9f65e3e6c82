import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada } from '#tests/web/account/people.ts'
import { writeConsent } from '#tests/web/consent/choice.ts'
import { cart, clearCookies, social, user } from '#tests/web/prompts/account.ts'
import { stand } from '#tests/web/stand.tsx'
import { Prompts } from '#web/features/prompts/Prompts.tsx'
import { consent } from '#web/lib/browser/consent.ts'
import { readStored, writeStored } from '#web/lib/browser/storage.ts'

beforeEach(() => writeConsent(true))
afterEach(clearCookies)

/** A page whose heart adds a favourite, and a link to another page. */
function Site() {
  const [favouriteIds, setFavouriteIds] = useState<string[]>([])
  return (
    <>
      <button type="button" onClick={() => setFavouriteIds([...favouriteIds, '7'])}>
        Ajouter à mes favoris
      </button>
      <Link to="/our-guides">Nos guides</Link>
      <Prompts me={{ ...ada, favouriteIds }} />
    </>
  )
}

const visit = (part: Partial<typeof user>, at = '/') =>
  stand(<Site />, { at, isSignedIn: true, answers: { Prompts: () => ({ me: { ...user, ...part } }) } })
const cheap = { ...cart, total: 890 }
const dialog = () => document.querySelector('dialog[open]')
const banner = () => screen.queryByRole('complementary', { name: /^Termine ta réservation, Ada/ })
const heading = (name: RegExp | string) => screen.findByRole('heading', { name })
/** Lets the queries and the parts loaded on demand arrive. */
const settled = () => act(() => new Promise(setImmediate))
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const popup = () => within(screen.getByRole('dialog'))
const closePopup = () => userEvent.click(popup().getByRole('button', { name: 'Fermer' }))

describe('nothing interrupts', () => {
  test.each(['/reservations/c1/1', '/logout', '/mot-de-passe/abc'])('a task at %s', async (at) => {
    const { requested } = visit({ ...social, cart: cheap }, at)
    await settled()
    expect(requested).toHaveLength(1)
    expect([dialog(), banner()]).toEqual([null, null])
  })

  test('an account without a cart, an expensive favourite or a new sign-in', async () => {
    visit({})
    await settled()
    expect([dialog(), banner()]).toEqual([null, null])
  })

  test('a page whose prompts could not be read', async () => {
    stand(<Site />, { isSignedIn: true, answers: { Prompts: 'fails' } })
    await settled()
    expect([dialog(), banner()]).toEqual([null, null])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the banner of a cart', () => {
  test('comes back as it was when its closing is undone', async () => {
    visit({ cart: cheap })
    await vi.waitFor(() => expect(banner()).toBeTruthy())
    await userEvent.click(within(banner() ?? document.body).getByRole('button'))
    expect(banner()).toBeNull()
    expect(readStored('closedBasketCartId')).toBe(cheap.id)
    await click('Annuler')
    expect(banner()).toBeTruthy()
    expect([readStored('closedBasketCartId'), readStored('closedBasketNumber')]).toEqual([null, '0'])
  })
})

describe('the phone popup', () => {
  test('welcomes the owner of an expensive cart and focuses the number', async () => {
    visit({ cart })
    await heading(/^Ravis de te revoir, Ada/)
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Téléphone')))
    expect(banner()).toBeNull()
    const link = screen.getByRole('link', { name: 'Prendre rendez-vous' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  test('waits for the cookie panel, and the banner takes its place', async () => {
    writeConsent(false)
    visit({ cart })
    await settled()
    expect(dialog()).toBeNull()
    expect(banner()).toBeTruthy()
    writeConsent(true)
    act(() => consent.notify())
    expect(await heading(/^Ravis de te revoir, Ada/)).toBeTruthy()
    expect(banner()).toBeNull()
  })

  test('opens for an expensive expedition added to the favourites', async () => {
    const expedition = { __typename: 'Expedition' as const, price: 1290, favouriteCount: 1 }
    visit({ favourites: [{ ...expedition, id: '7' }], phonePromptVisible: true })
    // The sign-in has the same reason: the popup is open, with another title.
    await heading(/^Ravis de te revoir, Ada/)
    await click('Ajouter à mes favoris')
    expect(await heading(/^Ajoutée à tes favoris/)).toBeTruthy()
  })

  test('an added expedition is the only reason: a cheap one beside expensive ones is none', async () => {
    writeConsent(false)
    const expedition = { __typename: 'Expedition' as const, favouriteCount: 1 }
    const favourites = [
      { ...expedition, id: '7', price: 300 },
      { ...expedition, id: '9', price: 1290 },
    ]
    visit({ cart, favourites })
    await click('Ajouter à mes favoris')
    writeConsent(true)
    act(() => consent.notify())
    await vi.waitFor(() => expect(banner()).toBeTruthy())
    expect(dialog()).toBeNull()
  })

  test('once closed, it opens neither on another page nor on the next visit', async () => {
    visit({ cart })
    await heading(/^Ravis de te revoir, Ada/)
    await closePopup()
    expect(dialog()).toBeNull()
    expect(banner()).toBeTruthy()
    expect(readStored('closedPhonePopUpNumber')).toBe('true')
    await userEvent.click(screen.getByRole('link', { name: 'Nos guides' }))
    expect([dialog(), banner() !== null]).toEqual([null, true])
    cleanup()
    visit({ cart })
    await vi.waitFor(() => expect(banner()).toBeTruthy())
    expect(dialog()).toBeNull()
  })

  test.each([
    ['its owner gave a number', { phone: '+33612345678' }],
    ['the service does not want it', { phonePromptVisible: false }],
  ])('stays closed when %s', async (_reason, part) => {
    visit({ cart, ...part })
    await vi.waitFor(() => expect(banner()).toBeTruthy())
    expect(dialog()).toBeNull()
  })
})

describe('the newsletter popup', () => {
  test('greets a first sign-in through Google', async () => {
    visit(social)
    expect(await heading('Tu es bien connecté(e)')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Non merci' })).toBeTruthy()
  })

  test('follows the phone popup only on the next visit', async () => {
    visit({ ...social, cart })
    await heading(/^Ravis de te revoir, Ada/)
    await closePopup()
    expect([dialog(), banner() !== null]).toEqual([null, true])
    cleanup()
    visit({ ...social, cart })
    expect(await heading('Tu es bien connecté(e)')).toBeTruthy()
  })

  test.each([
    [
      'closed an hour ago',
      () => writeStored('closedNewsletterPopUp', new Date(Date.now() - 3_600_000).toISOString()),
    ],
    ['declined three times', () => writeStored('newsletter_denied', '3')],
  ])('stays closed when it was %s', async (_when, remember) => {
    remember()
    visit({ ...social, cart: cheap })
    await vi.waitFor(() => expect(banner()).toBeTruthy())
    expect(dialog()).toBeNull()
  })
})

describe('the room of the banner', () => {
  afterEach(() => delete document.documentElement.dataset['cart'])

  test('is reserved on the next load while a cart is unfinished', async () => {
    visit({ cart: cheap }, '/faq')
    await vi.waitFor(() => expect(readStored('cartReminder')).toBe('1'))
    cleanup()
    visit({ cart: null }, '/faq')
    await vi.waitFor(() => expect(readStored('cartReminder')).toBeNull())
  })

  test('was not reserved: the banner waits for the next page', async () => {
    document.documentElement.dataset['cart'] = 'none'
    visit({ cart: cheap }, '/faq')
    await vi.waitFor(() => expect(readStored('cartReminder')).toBe('1'))
    expect(banner()).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Nos guides' }))
    expect(banner()).toBeTruthy()
  })

  test('is given back when the banner is closed', async () => {
    document.documentElement.dataset['cart'] = 'room'
    visit({ cart: cheap }, '/faq')
    await vi.waitFor(() => expect(banner()).toBeTruthy())
    await click('Fermer le rappel de ta réservation')
    expect(document.documentElement.dataset['cart']).toBeUndefined()
  })
})

describe('the banner', () => {
  test('links to the cart, and closing it is counted for that cart', async () => {
    visit({ cart: cheap })
    expect((await screen.findByRole('link', { name: 'GR20 nord' })).getAttribute('href')).toBe(
      '/reservations/c1/1',
    )
    await click('Fermer le rappel de ta réservation')
    expect(banner()).toBeNull()
    expect([readStored('closedBasketNumber'), readStored('closedBasketCartId')]).toEqual(['1', 'c1'])
  })

  test.each([
    ['once', 'c1', '1', true],
    ['twice', 'c1', '2', false],
    ['twice for another cart', 'c0', '2', true],
  ])('closed %s', async (_times, cartId, times, isShown) => {
    writeStored('closedBasketNumber', times)
    writeStored('closedBasketCartId', cartId)
    visit({ cart: cheap })
    await settled()
    expect(banner() !== null).toBe(isShown)
  })
})
