import { BlockList, isIP } from 'node:net'

/** Networks that no public receiver has: an address in them is a machine of ours or of our host. */
const closed4 = toBlockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

/** A list of its own: an IPv4 address would match the networks of its IPv4-mapped form. */
const closed6 = toBlockList('ipv6', [
  // Outside 2000::/3 lie loopback, IPv4-mapped, NAT64, unique local, link-local and multicast addresses.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Teredo, benchmarks, ORCHID, documentation, and 6to4, which contains an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function toBlockList(family: 'ipv4' | 'ipv6', networks: [network: string, prefix: number][]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family)
  return list
}

export type AddressRules = {
  /** Receivers on this machine, for tests and development. */
  allowsLoopback: boolean
  isProduction: boolean
}

/** Whether a resolved address may be connected to. */
export function isOpenAddress(address: string, { allowsLoopback }: Pick<AddressRules, 'allowsLoopback'>) {
  if (allowsLoopback && /^(127(\.\d+){3}|::1)$/.test(address)) return true
  const version = isIP(address)
  if (version === 6) return !closed6.check(address, 'ipv6')
  return version === 4 && !closed4.check(address, 'ipv4')
}

export type UrlFault = 'syntax' | 'protocol' | 'credentials' | 'port' | 'address'

const openPorts = ['', '80', '443', '8080', '8443']
const longestUrl = 500

/** The fault of an endpoint's address; undefined for one that may be stored and called. */
export function faultOfUrl(value: string, rules: AddressRules): UrlFault | undefined {
  if (value.length > longestUrl || !URL.canParse(value)) return 'syntax'
  const url = new URL(value)
  const protocols = rules.isProduction ? ['https:'] : ['https:', 'http:']
  if (!protocols.includes(url.protocol)) return 'protocol'
  if (url.username || url.password) return 'credentials'
  if (!rules.allowsLoopback && !openPorts.includes(url.port)) return 'port'
  // The parser has turned other notations of an IPv4 address, such as 0x7f.1, into dots.
  const host = toHost(url)
  return isIP(host) === 0 || isOpenAddress(host, rules) ? undefined : 'address'
}

/** The host as sockets take it: an IPv6 address without brackets. */
export const toHost = ({ hostname }: URL): string => hostname.replace(/^\[(.+)\]$/, '$1')
