import { isIPv6 } from 'node:net'

/** One household or office: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => 0)
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

const groupsOf = (part: string) =>
  part
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16))
