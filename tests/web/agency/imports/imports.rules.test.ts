import { expect, test } from 'vitest'
import {
  describeCounts,
  faultOfFile,
  isUnderWay,
  readKind,
  toType,
} from '#web/agency/imports/imports.rules.ts'
import { messages } from '#web/agency/imports/messages.ts'

test.each([
  ['departs.csv', 10, undefined],
  ['departs.json', 10, undefined],
  ['departs.csv', 0, messages.fileMissing],
  ['departs.csv', 5 * 1024 * 1024 + 1, messages.tooLarge],
  ['departs.xlsx', 10, messages.spreadsheet],
  ['departs.ods', 10, messages.spreadsheet],
])('accepts or refuses %s of %i bytes', (name, size, fault) => {
  expect(faultOfFile({ name, size })).toBe(fault)
})

test('asks for a file, and sends it by the type of its name', () => {
  expect(faultOfFile(undefined)).toBe(messages.fileMissing)
  expect([toType({ name: 'a.JSON' }), toType({ name: 'a.txt' })]).toEqual(['application/json', 'text/csv'])
})

test('takes the kind of the address among those that are allowed', () => {
  const params = (type: string) => new URLSearchParams({ type })
  expect(readKind(params('guides'), ['DEPARTURES', 'GUIDES'])).toBe('GUIDES')
  expect(readKind(params('aventures'), ['DEPARTURES', 'GUIDES'])).toBe('DEPARTURES')
  expect(readKind(params('aventures'), [])).toBeUndefined()
})

test('counts rows without those that are none', () => {
  const none = { createdCount: 0, changedCount: 0, unchangedCount: 0, errorCount: 0 }
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const counts = { ...none, rowCount: 200, createdCount: 197 }
  expect(plain(describeCounts({ ...counts, errorCount: 3, state: 'REFUSED' }))).toBe(
    '200 lignes · 197 à créer · 3 erreurs',
  )
  expect(plain(describeCounts({ ...counts, state: 'APPLIED' }))).toBe('200 lignes · 197 créées')
  expect(['CHECKING' as const, 'READY' as const].map(isUnderWay)).toEqual([true, false])
})
