import { createHash } from 'node:crypto'

/** Digest of a request by its content: the order of its fields does not count. */
export function readFingerprint(request: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('base64url')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, held]) => [name, sorted(held)]),
  )
}
