import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { showPreferences } from '#web/features/consent/requestConsent.ts'
import { roadBooksName } from '#web/features/consent/stored.ts'
import { consentPlace } from '#web/lib/browser/consent.ts'
import { storedEntries } from '#web/lib/browser/storage.ts'
import { Page as LegalPage } from '#web/pages/content/LegalPage.tsx'

const names = [
  ...Object.keys(storedEntries),
  'sid',
  'signed_in',
  'sign-in',
  'consent',
  '__stripe_mid',
  '__stripe_sid',
  roadBooksName,
].sort()
const listTexts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')

test('the cookie policy lists every stored key with its use, place and lifetime', () => {
  stand(<LegalPage />)
  expect(listTexts('code').sort()).toEqual(names)
  for (const line of listTexts('li:has(> code) > p')) expect(line).toMatch(/^\S.+(Cookie|Stockage) ?.* · \S/)
})

test('the consent panel lists every stored key', async () => {
  // The library shows nothing to an automated browser.
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false)
  stand(<div id={consentPlace} />)
  await showPreferences()
  expect(listTexts('td[data-column="Nom"]').sort()).toEqual(names)
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td'))
  expect(
    rows.every((cells) => cells.length === 4 && [...cells].every(({ textContent }) => textContent)),
  ).toBe(true)
  expect(screen.getAllByText('Jusqu’à ce que tu l’effaces').length).toBe(10)
})

test('erases a choice of this device, and follows its other tabs', () => {
  localStorage.setItem('from', 'lyon')
  stand(<LegalPage />)
  const erase = screen.getByRole('button', { name: 'Effacer : Ta ville de départ, pour les trajets' })
  const item = within(erase.closest('li') ?? document.body)
  expect(item.getByRole('status').textContent).toBe('')
  fireEvent.click(erase)
  expect(localStorage.getItem('from')).toBeNull()
  expect(item.getByRole('status').textContent).toBe('Rien sur cet appareil')

  localStorage.setItem('from', 'nantes')
  act(() => window.dispatchEvent(new Event('storage')))
  expect(item.getByRole('status').textContent).toBe('')
  expect(screen.getAllByRole('button', { name: /^Effacer/ }).length).toBe(7)
})

describe('the road books of this device', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  const item = () => {
    const erase = screen.getByRole('button', { name: /^Effacer.: Tes carnets de route/ })
    return { erase, status: within(erase.closest('li') ?? document.body).getByRole('status') }
  }

  test('are erased with their worker, and those of other purposes stay', async () => {
    const names = new Set(['carnet-r1-v1', 'carnet-r2-v1', 'other'])
    const remove = vi.fn(async (name: string) => names.delete(name))
    vi.stubGlobal('caches', { keys: async () => [...names], delete: remove })
    const unregister = vi.fn()
    Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ unregister }) } })
    stand(<LegalPage />)
    const { erase, status } = item()
    expect(status.textContent).toBe('')
    fireEvent.click(erase)
    await vi.waitFor(() => expect(status.textContent).toBe('Rien sur cet appareil'))
    expect([...names]).toEqual(['other'])
    expect(unregister).toHaveBeenCalledOnce()

    names.add('carnet-r3-v1')
    fireEvent.focus(window)
    await vi.waitFor(() => expect(status.textContent).toBe(''))
  })

  test('are none in a browser without caches', async () => {
    stand(<LegalPage />)
    await vi.waitFor(() => expect(item().status.textContent).toBe('Rien sur cet appareil'))
  })
})
