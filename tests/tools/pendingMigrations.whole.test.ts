import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pendingMigrations } from '#tools/pendingMigrations.ts'

test('names a table without a migration', async () => {
  const noMigrations = mkdtempSync(join(tmpdir(), 'explora-migrations-'))
  try {
    expect(await pendingMigrations(noMigrations)).toMatch(/expeditions \d+ columns[\s\S]*npm run db:generate/)
  } finally {
    rmSync(noMigrations, { recursive: true })
  }
})
