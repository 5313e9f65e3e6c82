import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#api/db/demo/accounts.ts'

const readme = readFileSync('api/README.md', 'utf8')

test.each(demoAccounts.map((account) => [account.email, account.shows]))(
  'the README lists %s and what it shows',
  (email, shows) => {
    const row = readme.split('\n').find((line) => line.includes(`\`${email}\``))
    expect(row).toContain(shows)
  },
)

test('the README states their password', () => {
  expect(readme).toContain(`\`${demoPassword}\``)
})
