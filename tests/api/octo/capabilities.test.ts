import { expect, test } from 'vitest'
import { listCapabilities } from '#api/modules/octo/capabilities.domain.ts'

test.each([
  ['', []],
  ['octo/pricing', ['octo/pricing']],
  ['octo/pricing,octo/content', ['octo/content', 'octo/pricing']],
  [' octo/content ,\tocto/pricing ', ['octo/content', 'octo/pricing']],
  ['pricing', ['octo/pricing']],
  ['Octo/Content', ['octo/content']],
  ['octo/pricing, octo/pricing, pricing', ['octo/pricing']],
  ['octo/pickups, octo/cart, acme/own, , ,', []],
  ['octo/pricing;q=1', []],
  ['octo/octo/pricing', []],
])('reads %j as %j', (header, expected) => {
  expect(listCapabilities(header)).toEqual(expected)
})
