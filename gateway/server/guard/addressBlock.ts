import { isIP } from 'node:net'

/** One household or office: an IPv4 address, or the first 64 bits of an IPv6 one. What is no address counts as one block. */
export function addressBlock(given: string): string {
  const address = withoutPort(given)
  const version = isIP(address)
  if (version !== 6) return version === 4 ? address : 'unknown'
  const [head = '', tail] = address.split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => 0)
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** Some balancers write the port of the connection too, a new one each time. */
export function withoutPort(given: string): string {
  const [, six, four] = /^(?:\[(.+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(given) ?? []
  const address = six ?? four ?? given
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

const groupsOf = (part: string) =>
  part
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16))
