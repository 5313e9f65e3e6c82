import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePendingIntent } from '#web/app/session/pendingIntent.ts'
import { toDraft } from '#web/lib/account/drafts.ts'

afterEach(() => sessionStorage.clear())

test('stored drafts that are no record of texts are none', () => {
  sessionStorage.setItem('drafts', 'null')
  expect(toDraft('question-1')).toBe('')
})

const favourite = { kind: 'favourite', expedition: { id: '3', name: 'GR20', coverImage: { url: '/a.jpg' } } }
const stored = (intent: unknown) => {
  sessionStorage.setItem('wish', JSON.stringify(intent))
  return renderHook(() => usePendingIntent(true, true)).result.current[0]
}

test.each([
  favourite,
  { kind: 'favourite', expedition: { id: '3', name: 'GR20', coverImage: null } },
  { kind: 'booking', departureId: '7', travellerCount: 2 },
  { kind: 'message', expeditionId: '3', body: 'Bonjour', parentId: '4' },
  { kind: 'message', expeditionId: '3', body: 'Bonjour' },
  { kind: 'page', path: '/compte' },
])('restores the intent %j', (intent) => {
  expect(stored(intent)).toEqual(intent)
})

test.each([
  'favourite',
  { kind: 'other' },
  { kind: 'favourite' },
  { ...favourite, expedition: { id: 3, name: 'GR20' } },
  { kind: 'booking', departureId: '7' },
  { kind: 'message', expeditionId: '3', body: null },
  { kind: 'page', path: 1 },
])('drops the malformed intent %j', (intent) => {
  expect(stored(intent)).toBeNull()
})
