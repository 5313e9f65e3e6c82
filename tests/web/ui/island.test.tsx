import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { createPath, type Navigator, Router, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAgency } from '#tests/web/testAgency.ts'
import { AccountProvider, type Intent, useAccount } from '#web/lib/account/account.tsx'
import { AgencyProvider } from '#web/lib/site/agency.ts'
import { NavigationProvider, useNavigation } from '#web/lib/site/navigation.ts'
import { island } from '#web/ui/Island.tsx'

let approach: (isNear: boolean) => void = () => {}
const observed = vi.fn()

class Observer {
  disconnect = () => {}
  observe: (box: Element) => void
  constructor(follow: (entries: { isIntersecting: boolean }[]) => void, options: object) {
    this.observe = (box) => observed(box, options)
    approach = (isIntersecting) => follow([{ isIntersecting }])
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const left = vi.fn()

/** A part that shows everything an island is given, and keeps state. */
function Part({ text }: { text: string }) {
  const [presses, setPresses] = useState(0)
  const { isReady } = useAccount()
  const { isLoading } = useNavigation()
  const { hash } = useLocation()
  const id = useId()
  useEffect(() => left, [])
  return (
    <>
      <label htmlFor={id}>Nom</label>
      <input id={id} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {`${text} ${presses} ${isReady} ${isLoading} ${hash}`}
      </button>
    </>
  )
}

type Around = { text: string; isReady: boolean; isLoading: boolean; hash: string; intent: Intent | null }

const arrival: Around = { text: 'avis', isReady: false, isLoading: false, hash: '', intent: null }
const account = { me: null, openSignIn: vi.fn(), setIntent: vi.fn() }
const navigator: Navigator = { createHref: createPath, go: vi.fn(), push: vi.fn(), replace: vi.fn() }

const Page = ({ isReady, isLoading, hash, intent, children }: Around & { children: ReactNode }) => (
  <AgencyProvider value={testAgency}>
    <Router location={{ pathname: '/', hash }} navigator={navigator}>
      <NavigationProvider value={{ isLoading, retry: vi.fn() }}>
        <AccountProvider value={{ ...account, isReady, intent }}>{children}</AccountProvider>
      </NavigationProvider>
    </Router>
  </AgencyProvider>
)

/** As the server writes it. */
function written(): string {
  const html = renderToString(
    <Page {...arrival}>
      <Part text="avis" />
    </Page>,
    { identifierPrefix: 'test' },
  )
  return renderToString(<div dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }} />)
}

const isWanted = ({ account: { intent } }: { account: { intent: Intent | null } }) => intent !== null

/** Hydrates a page with an island; returns its code, how to change the page, and the button of the server. */
function arrive(load: () => Promise<ComponentType<{ text: string }>> = async () => Part) {
  const requested = vi.fn(load)
  const Island = island({ name: 'test', isWanted }, requested)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = written()
  const page = (changed: Partial<Around> = {}) => {
    const around = { ...arrival, ...changed }
    return (
      <Page {...around}>
        <Island text={around.text} />
      </Page>
    )
  }
  const { rerender, unmount } = render(page(), { container, hydrate: true })
  const button = screen.getByRole('button')
  return { requested, button, unmount, change: (changed: Partial<Around>) => rerender(page(changed)) }
}

const changes = { text: 'Avis', isReady: true, isLoading: true, hash: '#avis' }

test('no change of the page before it wakes drops the HTML of the server, or requests the code', () => {
  const { requested, button, change } = arrive()
  change(changes)
  expect(screen.getByRole('button')).toBe(button)
  expect(button.textContent).toBe('avis 0 false false ')
  expect(requested).not.toHaveBeenCalled()
})

test('near, it hydrates that HTML, then shows the last values of the page', async () => {
  const { requested, button, change } = arrive()
  change(changes)
  act(() => approach(false))
  expect(requested).not.toHaveBeenCalled()
  act(() => approach(true))
  await waitFor(() => expect(button.textContent).toBe('Avis 0 true true #avis'))
  expect(screen.getByRole('button')).toBe(button)
  change({ ...changes, hash: '#questions' })
  await waitFor(() => expect(button.textContent).toBe('Avis 0 true true #questions'))
  expect(requested).toHaveBeenCalledOnce()
})

test('is near within 400 pixels of the view', () => {
  observed.mockClear()
  const { button } = arrive()
  const [[box, options] = []] = observed.mock.calls
  expect([box?.contains(button), options]).toEqual([true, { rootMargin: '400px' }])
})

test('a tap wakes it and is repeated, once', async () => {
  const { button } = arrive()
  await userEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('avis 1 false false '))
  await userEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('avis 2 false false '))
})

test('the focus wakes it, and stays with the text typed there', async () => {
  const { requested, button } = arrive()
  const field = screen.getByLabelText('Nom')
  field.focus()
  await userEvent.keyboard('Ada')
  await waitFor(() => expect(requested).toHaveBeenCalledOnce())
  await userEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('avis 1 false false '))
  expect(screen.getByLabelText('Nom')).toBe(field)
  expect(field).toHaveProperty('value', 'Ada')
})

test('an intent of the page wakes it', async () => {
  const { requested, change } = arrive()
  change({ intent: { kind: 'message', expeditionId: '1', body: 'Bonjour' } })
  await waitFor(() => expect(requested).toHaveBeenCalledOnce())
})

test('code that fails to load leaves the HTML, and the next touch loads it again', async () => {
  let isDown = true
  const { requested, button } = arrive(async () => {
    if (isDown) throw new Error('offline')
    return Part
  })
  act(() => approach(true))
  await userEvent.click(button)
  expect(screen.getByRole('button')).toBe(button)
  expect(button.textContent).toBe('avis 0 false false ')
  isDown = false
  const calls = requested.mock.calls.length
  await userEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('avis 1 false false '))
  expect(requested.mock.calls.length).toBe(calls + 1)
})

test('its effects end with the page', async () => {
  const { button, unmount } = arrive()
  await userEvent.click(button)
  await waitFor(() => expect(button.textContent).toContain('avis 1'))
  left.mockClear()
  unmount()
  await waitFor(() => expect(left).toHaveBeenCalled())
})

test('after a navigation in the browser it renders in its place, at once if its code is there', async () => {
  const Island = island({ name: 'test' }, async () => Part)
  const page = (
    <Page {...arrival}>
      <Island text="avis" />
    </Page>
  )
  const { unmount } = render(page)
  expect(await screen.findByRole('button')).toHaveProperty('textContent', 'avis 0 false false ')
  unmount()
  render(page)
  expect(screen.getByRole('button')).toHaveProperty('textContent', 'avis 0 false false ')
})
