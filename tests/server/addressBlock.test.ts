import { expect, test } from 'vitest'
import { addressBlock, toNetwork } from '#server/addressBlock.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.7:40001', '192.0.2.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ["' or 1=1 --", 'unknown'],
  ['999.0.2.7:1', 'unknown'],
  ['', 'unknown'],
])('limits %s in the block %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1::/48'],
  ['192.0.2.7', undefined],
  ['unknown', undefined],
])('limits %s in the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})
