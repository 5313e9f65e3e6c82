const secretLength = 43

/** The path of a request as the log may hold it: no query, no address, no mailed secret (256 bits in base64url). */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (!/[%@A-Z]/.test(path)) return path
  return path.replace(/[^/]+/g, (segment) => (isAddress(segment) || isSecret(segment) ? '***' : segment))
}

/** However many times it was encoded. */
const isAddress = (segment: string) => /@|%(25)*40/i.test(segment)

/** No slug of ours has capital letters. */
const isSecret = (segment: string) => segment.length === secretLength && /[A-Z]/.test(segment)
