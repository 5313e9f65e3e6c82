import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { clearDrafts, toDraft, writeDraft } from '#web/lib/account/drafts.ts'
import { Page } from '#web/pages/account/LogoutPage.tsx'

const answered = (ok: boolean) => ({ logout: { __typename: 'LogoutPayload', ok, errors: [] } })

type Answers = NonNullable<Parameters<typeof stand>[1]>['answers']
const leave = (answers: Answers = {}) =>
  stand(<Page />, { at: '/logout', route: '/logout', isSignedIn: true, answers })

beforeEach(() => writeDraft('question-1', 'Faut-il des bâtons'))
afterEach(() => {
  clearDrafts()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('signs out on arrival and waits on the page', async () => {
  const { requested, path } = leave()
  await vi.waitFor(() => expect(requested).toEqual([['Logout', {}]]))
  expect(screen.getByRole('status').textContent).toBe('Chargement...')
  expect(path()).toBe('/logout')
})

test('once signed out, clears the drafts and the pending intent, and leads home with one message', async () => {
  const { account, path } = leave({ Logout: () => answered(true) })
  expect(await screen.findAllByText('À bientôt !')).toHaveLength(1)
  await vi.waitFor(() => expect(path()).toBe('/'))
  expect(account.setIntent).toHaveBeenCalledWith(null)
  expect(toDraft('question-1')).toBe('')
})

test('other tabs of the browser learn that the account has left', async () => {
  const otherTab = new BroadcastChannel('explora')
  const received: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => received.push(data))
  leave({ Logout: () => answered(true) })
  await vi.waitFor(() => expect(received).toEqual([{ kind: 'account', id: '' }]))
  otherTab.close()
})

test('deletes the road books of this device before it signs out', async () => {
  const names = new Set(['carnet-r1-v1'])
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => undefined } })
  const left: number[] = []
  leave({
    Logout: () => {
      left.push(names.size)
      return answered(true)
    },
  })
  await vi.waitFor(() => expect(left).toEqual([0]))
})

test('signs out where the browser blocks the stores of road books', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('insecure', 'SecurityError')) })
  Object.assign(navigator, { serviceWorker: {} })
  const { path } = leave({ Logout: () => answered(true) })
  await vi.waitFor(() => expect(path()).toBe('/'))
})

test.each([
  ['was refused', () => answered(false)],
  ['failed', 'fails' as const],
])('a sign-out that %s clears nothing and may be tried again', async (_how, answer) => {
  const { requested, account, path } = leave({ Logout: answer })
  expect(await screen.findByText('Une erreur est survenue, réessaie dans un instant.')).toBeTruthy()
  expect(screen.queryByText('Chargement...')).toBeNull()
  expect([path(), toDraft('question-1')]).toEqual(['/logout', 'Faut-il des bâtons'])
  expect(account.setIntent).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await vi.waitFor(() => expect(requested).toHaveLength(2))
})
