import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#api/db/demo/accounts.ts'

const readme = readFileSync('api/README.md', 'utf8')

test.each(demoAccounts.map((account) => [account.email, account.shows]))(
  'lists %s in the README with its content',
  (email, shows) => {
    const row = readme.split('\n').find((line) => line.includes(`\`${email}\``))
    expect(row).toContain(shows)
  },
)

test('states their password in the README', () => {
  expect(readme).toContain(`\`${demoPassword}\``)
})
