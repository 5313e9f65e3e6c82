import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada } from '#tests/web/account/people.ts'
import { writeConsent } from '#tests/web/consent/choice.ts'
import { called, cart, clearCookies, user } from '#tests/web/prompts/account.ts'
import { stand } from '#tests/web/stand.tsx'
import { Prompts } from '#web/features/prompts/Prompts.tsx'
import { readStored } from '#web/lib/browser/storage.ts'

beforeEach(() => writeConsent(true))
afterEach(clearCookies)

const waiting = { ...called, id: 'p0', state: 'PLEDGED' as const, calledUntil: null }
const visit = (part: Partial<typeof user>) =>
  stand(<Prompts me={ada} />, {
    isSignedIn: true,
    answers: { Prompts: () => ({ me: { ...user, ...part } }) },
  })
const banner = (name: RegExp) => screen.queryByRole('complementary', { name })
const settled = () => act(() => new Promise(setImmediate))

test('leads a called traveller to the confirmation, until it is closed', async () => {
  visit({ pledges: [waiting, called] })
  const shown = within(await screen.findByRole('complementary', { name: /^On est assez, Ada/ }))
  expect(shown.getByRole('link').getAttribute('href')).toBe('/my-expeditions')
  expect(shown.getByText('avant le 17/01/2027 09:00')).toBeTruthy()
  expect(shown.getByText(/^2.personnes$/)).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Fermer le rappel de ta promesse' }))
  expect([banner(/^On est assez/), readStored('closedBasketCartId')]).toEqual([null, 'p1'])
})

test('waits behind a cart, whose places go back first', async () => {
  visit({ cart: { ...cart, total: 890 }, pledges: [called] })
  await vi.waitFor(() => expect(banner(/^Termine ta réservation/)).toBeTruthy())
  expect(banner(/^On est assez/)).toBeNull()
})

test.each([[[waiting]], [[]], [null]])('shows nothing of the promises %j', async (pledges) => {
  visit({ pledges })
  await settled()
  expect(banner(/./)).toBeNull()
})
