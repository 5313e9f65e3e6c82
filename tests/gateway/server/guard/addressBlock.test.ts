import { expect, test } from 'vitest'
import { addressBlock } from '#gateway/server/guard/addressBlock.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.7:40001', '192.0.2.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['999.0.2.7:1', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})
