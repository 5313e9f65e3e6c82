const secretLength = 43

/** The path of a request as the log may hold it: no query, no address, no mailed secret. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  return path
    .split('/')
    .map((segment) => (isAddress(segment) || isSecret(segment) ? '***' : segment))
    .join('/')
}

/** However many times it was encoded. */
const isAddress = (segment: string) => /@|%(25)*40/i.test(segment)

/** 256 bits in base64url; no slug of ours has capital letters. */
const isSecret = (segment: string) => segment.length === secretLength && /[A-Z]/.test(segment)
