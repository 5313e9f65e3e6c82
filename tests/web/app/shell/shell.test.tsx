import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { PendingIntents } from '#web/app/session/PendingIntents.tsx'
import { MissionPanel } from '#web/app/shell/MissionPanel.tsx'
import { Offline } from '#web/app/shell/Offline.tsx'
import { PageError } from '#web/app/shell/PageError.tsx'
import { FavouritesProvider } from '#web/lib/account/favourites.tsx'
import { NavigationProvider } from '#web/lib/site/navigation.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the panel of the mission', () => {
  const open = async () => {
    const page = stand(
      <>
        <MissionPanel className="" />
        <button type="button">Ailleurs</button>
      </>,
    )
    await userEvent.click(button())
    return page
  }
  const button = () => screen.getByRole('button', { name: 'Notre mission' })
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

  test('opens by its button with two pages, and closes by it', async () => {
    await open()
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(links()).toEqual(['/raison-d-etre', '/our-guides'])
    await userEvent.click(button())
    expect([button().getAttribute('aria-expanded'), links()]).toEqual(['false', []])
  })

  test('Escape closes it and returns the focus to its button', async () => {
    await open()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(links()).toEqual([])
    expect(document.activeElement).toBe(button())
  })

  test('stays open while the focus is inside, and closes once it leaves', async () => {
    await open()
    await userEvent.tab()
    await userEvent.tab()
    expect(links()).toHaveLength(2)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ailleurs' }))
    expect(links()).toEqual([])
  })

  test('a link leads to its page', async () => {
    const { path } = await open()
    await userEvent.click(screen.getAllByRole('link')[1] ?? button())
    expect(path()).toBe('/our-guides')
  })
})

describe('without a network', () => {
  test('announces the loss and the return of the network', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    stand(<Offline />)
    expect(screen.getByRole('status').textContent).toBe('')
    isOnline.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status').textContent).not.toBe('')
    isOnline.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('a page that failed to load', () => {
  const open = (isLoading: boolean) => {
    const retry = vi.fn()
    stand(
      <NavigationProvider value={{ isLoading, retry }}>
        <PageError />
      </NavigationProvider>,
    )
    return retry
  }

  test('is requested again by its button', async () => {
    const retry = open(false)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('is requested again once the network is back', () => {
    const retry = open(false)
    window.dispatchEvent(new Event('online'))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('ignores a click while it loads', async () => {
    const retry = open(true)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).not.toHaveBeenCalled()
  })
})

describe('a pending intent after the sign-in', () => {
  const expedition = { id: '9', name: 'GR20' }
  const favourite = { kind: 'favourite', expedition } as const
  const open = (has: boolean, options: Parameters<typeof stand>[1]) => {
    const toggle = vi.fn()
    const page = stand(
      <FavouritesProvider value={{ has: () => has, toggle }}>
        <PendingIntents />
      </FavouritesProvider>,
      options,
    )
    return { ...page, toggle }
  }

  test('opens the page that required an account', async () => {
    const intent = { kind: 'page', path: '/my-expeditions' } as const
    const { path, account } = open(false, { isSignedIn: true, intent })
    await vi.waitFor(() => expect(path()).toBe('/my-expeditions'))
    expect(account.setIntent).toHaveBeenCalledWith(null)
  })

  test('adds the favourite once', () => {
    const { toggle, account } = open(false, { isSignedIn: true, intent: favourite })
    expect(toggle.mock.calls).toEqual([[expedition]])
    expect(account.setIntent).toHaveBeenCalledWith(null)
  })

  test('does not remove a favourite that the account has already', () => {
    const { toggle, account } = open(true, { isSignedIn: true, intent: favourite })
    expect(toggle).not.toHaveBeenCalled()
    expect(account.setIntent).toHaveBeenCalledWith(null)
  })

  test('waits for a visitor to sign in', () => {
    const { toggle, account } = open(false, { intent: favourite })
    expect(toggle).not.toHaveBeenCalled()
    expect(account.setIntent).not.toHaveBeenCalled()
  })
})
