import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Footer } from '#web/app/shell/Footer.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const groups = () => [...document.querySelectorAll('details')]

test('the columns of the footer are open on desktops', () => {
  stand(<Footer />)
  expect(groups().map(({ open }) => open)).toEqual([true, true, true, true])
})

test('the columns of the footer are folded on small screens', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('(width < 1px)'))
  stand(<Footer />)
  expect(groups().map(({ open }) => open)).toEqual([false, false, false, false])
  const titles = groups().map((group) => within(group).getByRole('heading').textContent)
  expect(titles).toEqual(['Services', 'À propos', 'Blog', 'Nous contacter'])
})

test('the footer has one list of legal links, cookies included', () => {
  stand(<Footer />)
  const legal = within(screen.getByRole('navigation', { name: 'Informations légales' }))
  expect(legal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mentions légales',
    'Conditions générales',
    'Conditions d’utilisation',
    'Crédits photographiques',
    'Accessibilité',
    'Nos engagements',
    'Gérer mes cookies',
  ])
})

type Entry = { name: string; transferSize: number; encodedBodySize: number }

/** Reports entries as a browser does, to each kind that is observed. */
function observeEntries() {
  let report = (_entries: Entry[]): void => undefined
  const observed: unknown[] = []
  class Observer {
    constructor(act: (list: { getEntries: () => Entry[] }) => void) {
      report = (entries) => act({ getEntries: () => entries })
    }
    observe = (options: unknown) => observed.push(options)
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return { observed, report: (...entries: Entry[]) => act(() => report(entries)) }
}
const entry = (encodedBodySize: number, transferSize: number, at = location.origin): Entry => ({
  name: `${at}/file`,
  transferSize,
  encodedBodySize,
})
const weight = () => screen.queryByText(/^Cette page/)?.textContent?.replaceAll('\u00a0', ' ')

test('the footer weighs the page, of its own origin, and what is opened since', () => {
  const { observed, report } = observeEntries()
  stand(<Footer />)
  expect(weight()).toBeUndefined()
  report(entry(88_000, 88_300), entry(500_000, 500_300, 'https://elsewhere.test'))
  expect(weight()).toBe('Cette page : 88 ko')
  report(entry(60_000, 0), entry(36_000, 300))
  expect(weight()).toBe('Cette page : 184 ko, dont 96 ko déjà sur ton appareil')
  expect(observed).toEqual([
    { type: 'navigation', buffered: true },
    { type: 'resource', buffered: true },
  ])
})

test('the footer shows no weight that the browser hides', () => {
  const { report } = observeEntries()
  stand(<Footer />)
  report(entry(0, 0))
  expect(weight()).toBe('Cette page : –')
})
