/** Paths whose last part is a mailed secret, in either program; mail readers and linkifiers add characters behind it. */
const mailed =
  /^(.*\/(?:mot-de-passe|newsletter\/(?:confirmation|desinscription|unsubscription))\/).+?(\/?)$/i
/** 256 bits in base64url, whatever stands around them. No slug of ours has capital letters. */
const secret = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43,}/g
/** However many times its @ was encoded. */
const address = /[^/]*(?:@|%(?:25)*40)[^/]*/gi

/** The path of a request as the log may hold it: no query, no address, no mailed secret. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (!/[%@A-Z]/.test(path) && !mailed.test(path)) return path
  return path.replace(mailed, '$1***$2').replace(address, '***').replace(secret, '***')
}
