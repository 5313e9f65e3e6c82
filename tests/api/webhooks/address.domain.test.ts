import { describe, expect, test } from 'vitest'
import { faultOfUrl, isOpenAddress, toHost } from '#api/modules/webhooks/address.domain.ts'

const strict = { allowsLoopback: false, isProduction: true }
const local = { allowsLoopback: true, isProduction: false }

describe('addresses', () => {
  test.each([
    '8.8.8.8',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4007:80c::200e',
  ])('opens %s', (address) => {
    expect(isOpenAddress(address, strict)).toBe(true)
  })

  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['this network', '0.0.0.0'],
    ['this network', '::'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by providers', '100.64.0.1'],
    ['shared by providers', '100.127.255.255'],
    ['metadata of a host', '169.254.169.254'],
    ['metadata of a host', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['unique local', 'fc00::1'],
    ['site-local', 'fec0::1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['documentation', '192.0.2.1'],
    ['documentation', '2001:db8::1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped', '::ffff:10.0.0.1'],
    ['IPv4-mapped', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('closes %s: %s', (_, address) => {
    expect(isOpenAddress(address, strict)).toBe(false)
  })

  test('opens loopback, and nothing else, where an option allows it', () => {
    expect(
      ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254', '8.8.8.8'].map((each) =>
        isOpenAddress(each, local),
      ),
    ).toEqual([true, true, false, false, true])
  })
})

describe('URLs of receivers', () => {
  test.each([
    ['https://receiver.example.test/hooks', undefined],
    ['https://receiver.example.test:8443/hooks?token=1', undefined],
    ['https://8.8.8.8/', undefined],
    ['receiver.example.test', 'syntax'],
    ['https://', 'syntax'],
    [`https://receiver.example.test/${'a'.repeat(500)}`, 'syntax'],
    ['http://receiver.example.test/', 'protocol'],
    ['ftp://receiver.example.test/', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
    ['https://user:secret@receiver.example.test/', 'credentials'],
    ['https://user@receiver.example.test/', 'credentials'],
    ['https://receiver.example.test:22/', 'port'],
    ['https://receiver.example.test:6379/', 'port'],
    ['https://127.0.0.1/', 'address'],
    ['https://2130706433/', 'address'],
    ['https://0x7f.1/', 'address'],
    ['https://0177.0.0.1/', 'address'],
    ['https://[::1]/', 'address'],
    ['https://[::ffff:10.0.0.1]/', 'address'],
    ['https://169.254.169.254/latest/meta-data', 'address'],
  ])('%s has the fault %s in production', (url, fault) => {
    expect(faultOfUrl(url, strict)).toBe(fault)
  })

  test('allow HTTP outside production, and this machine on any port by the option', () => {
    expect(faultOfUrl('http://receiver.example.test/', { ...strict, isProduction: false })).toBeUndefined()
    expect(faultOfUrl('http://127.0.0.1:4343/hooks', local)).toBeUndefined()
    expect(faultOfUrl('http://10.0.0.1:4343/hooks', local)).toBe('address')
  })

  test('have hosts without brackets', () => {
    expect(toHost(new URL('https://[2606:4700::1]:8443/'))).toBe('2606:4700::1')
  })
})
