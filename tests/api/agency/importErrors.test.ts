import { expect, test } from 'vitest'
import { onDatabase } from '#tests/support/databases.ts'
import { importedFiles } from '#tests/support/importedFiles.ts'
import { csv } from '#tests/support/importedRows.ts'

onDatabase('demo', (current) => {
  const { checked } = importedFiles(current)

  test('lists the errors of all kinds at once: cells of a row, of a value, and of a rule', async () => {
    const file = csv(
      ['expedition_id', 'start', 'price_cents', 'colour'],
      ['EXP-0002', '2027-13-45', '', ''],
      ['EXP-0002', '2027-09-01', '89', '5', 'x'],
      ['EXP-9999', '2027-09-02', '', ''],
      ['EXP-0002', '2027-09-03', 'a'.repeat(100_001), ''],
      ['EXP-0002', '2027-09-04', `a${'\u0301'.repeat(40)}`, ''],
    )
    const dry = await checked('departures', file)
    expect([dry.state, dry.rows_count]).toEqual(['refused', 5])
    expect(dry.errors.map(({ row, column }) => [row, column])).toEqual([
      [1, 'colour'],
      [2, 'start'],
      [3, null],
      [4, expect.any(String)],
      [5, 'price_cents'],
      [6, 'price_cents'],
    ])
  })
})
