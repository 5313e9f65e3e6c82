import { expect, test } from 'vitest'
import { mailToAll } from '#web/features/reservations/roster.rules.ts'
import { readablePhone } from '#web/lib/format/phone.ts'

test.each([
  [[], undefined],
  [[null, null], undefined],
  [['a@a.test', null, 'a@a.test', 'b@b.test'], 'mailto:?bcc=a%40a.test,b%40b.test&subject=GR20%20%26%20mer'],
])('a mail to %j is %s', (emails, address) => {
  expect(
    mailToAll(
      emails.map((email) => ({ email })),
      'GR20 & mer',
    ),
  ).toBe(address)
})

test.each([
  ['+33612345678', '06\u00a012\u00a034\u00a056\u00a078'],
  ['+41791234567', '+41791234567'],
  ['+336123', '+336123'],
])('%s reads %s', (phone, text) => {
  expect(readablePhone(phone)).toBe(text)
})
