import { isIP, isIPv6 } from 'node:net'

/** The unit of a rate limit: an IPv4 address, or the first 64 bits of an IPv6 one. Unreadable addresses share one block. */
export function addressBlock(value: string): string {
  const address = withoutPort(value)
  const version = isIP(address)
  if (version === 6) return firstGroups(address, 4)
  return version === 4 ? address : 'unknown'
}

/** The first 48 bits of an IPv6 address, the usual allocation of one customer; undefined for IPv4. */
export function toNetwork(value: string): string | undefined {
  const address = withoutPort(value)
  return isIPv6(address) ? firstGroups(address, 3) : undefined
}

/** Removes the port that some load balancers append. */
export function withoutPort(value: string): string {
  const [, six, four] = /^(?:\[(.+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(value) ?? []
  const address = six ?? four ?? value
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, count)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * count}`
}
