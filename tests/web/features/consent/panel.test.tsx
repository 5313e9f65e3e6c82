import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as CookieConsent from 'vanilla-cookieconsent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeConsent } from '#tests/web/consent/choice.ts'
import { stand } from '#tests/web/stand.tsx'
import { ConsentQuestion, PreferencesButton } from '#web/app/shell/Consent.tsx'
import { consent } from '#web/lib/browser/consent.ts'
import { readStored, writeStored } from '#web/lib/browser/storage.ts'

// The library skips automated browsers, and happy-dom declares itself one.
beforeEach(() => void vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false))
afterEach(() => {
  CookieConsent.reset(true)
  writeConsent(false)
  vi.restoreAllMocks()
})

const visit = () =>
  stand(
    <>
      <ConsentQuestion />
      <main>
        <search>
          <label>
            Chercher <input />
          </label>
        </search>
      </main>
      <PreferencesButton className="" />
    </>,
  )
const question = async () => within(await screen.findByRole('region', { name: 'Tes choix, avant tout' }))
const preferences = async () => within(await screen.findByRole('dialog', { name: 'Mes choix' }))
const announced = 'Tes choix de cookies t’attendent au début de la page.'

test('the question is a region that cannot take the focus, and is announced', async () => {
  visit()
  const region = await screen.findByRole('region', { name: 'Tes choix, avant tout' })
  // The library focuses it after 100 ms, which no browser does without it; happy-dom does.
  expect(region.firstElementChild?.hasAttribute('tabindex')).toBe(false)
  const panel = within(region)
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Tout accepter',
    'Tout refuser',
    'Choisir',
  ])
  expect(await screen.findByText(announced)).toBeTruthy()
  expect(consent.isGiven()).toBe(false)
})

test.each([
  ['lies on the search', 700, true],
  ['lies under the search', 600, false],
])('the bar that %s leaves it free: %s', async (_name, searchTop, isAside) => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  box.mockImplementation(() => new DOMRect(0, searchTop, 300, 100))
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  visit()
  const region = await screen.findByRole('region', { name: 'Tes choix, avant tout' })
  await vi.waitFor(() => expect(region.classList.contains('is-aside')).toBe(isAside))
})

test.each([
  ['Tout refuser', []],
  ['Tout accepter', ['measure', 'marketing']],
])('« %s » allows %j and notifies the rest of the site', async (answer, purposes) => {
  const heard = vi.fn()
  const leave = consent.listen(heard)
  visit()
  await userEvent.click((await question()).getByRole('button', { name: answer }))
  await vi.waitFor(() => expect(consent.read()).toEqual(purposes))
  expect(heard).toHaveBeenCalledWith(purposes)
  expect(screen.queryByText(announced)).toBeNull()
  leave()
})

test('asks nothing of a visitor who has answered', async () => {
  writeConsent(true)
  visit()
  // The library is loaded already: it would show its panel within these two turns.
  for (const _turn of [1, 2]) await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByText(announced)).toBeNull()
})

test('a visitor chooses by purpose, and necessary entries cannot be refused', async () => {
  visit()
  await userEvent.click((await question()).getByRole('button', { name: 'Choisir' }))
  const choices = await preferences()
  const purposes = choices.getAllByRole('checkbox', { hidden: true })
  expect(purposes.map((box) => [box.getAttribute('value'), box.hasAttribute('disabled')])).toEqual([
    ['necessary', true],
    ['measure', false],
    ['marketing', false],
  ])
  const [, measure] = purposes
  if (measure) await userEvent.click(measure)
  await userEvent.click(choices.getByRole('button', { name: 'Enregistrer mes choix' }))
  await vi.waitFor(() => expect(consent.read()).toEqual(['measure']))
})

test('a later refusal is heard and removes what the consent had allowed', async () => {
  visit()
  await userEvent.click((await question()).getByRole('button', { name: 'Tout accepter' }))
  await vi.waitFor(() => expect(consent.allows('measure')).toBe(true))
  writeStored('ab_variant', 'A', true)
  const heard = vi.fn()
  const leave = consent.listen(heard)
  await userEvent.click(screen.getByRole('button', { name: 'Gérer mes cookies' }))
  await userEvent.click((await preferences()).getByRole('button', { name: 'Tout refuser' }))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([]))
  expect(consent.read()).toEqual([])
  expect(readStored('ab_variant')).toBeNull()
  leave()
})
