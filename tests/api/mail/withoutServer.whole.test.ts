import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { createPostgres } from '#tests/support/databases.ts'

test('warns once when production starts without SMTP_URL, and how to fill a database without trips', async () => {
  const { url, drop } = await createPostgres('empty')
  const { child, output } = await startApiProcess({
    NODE_ENV: 'production',
    DEMO_NOW: '',
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'explora-mail-')),
  })
  await stopProcess(child)
  await drop()
  expect(output()).toContain('npm run demo-data -- --expeditions 48')
  expect(output().match(/SMTP_URL is not set/g)).toHaveLength(1)
})
