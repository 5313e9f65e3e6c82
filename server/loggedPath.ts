/** Paths with a mailed secret, the token of a shared list or calendar or the code of a gift card; mail readers and linkifiers append characters to it. */
const mailed =
  /^(.*\/(?:mot-de-passe|confirmation-adresse|calendrier|feeds|liste-d-attente|waiting-list|listes|shortlists|gift-cards|(?:agence|agency)\/invitations?|newsletter\/(?:confirmation|desinscription|unsubscription))\/).+?(\/?)$/i
/** 256 bits in base64url. No slug of the site has capital letters. */
const secret = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43,}/g
/** An e-mail address, however many times its @ is percent-encoded. */
const address = /[^/]*(?:@|%(?:25)*40)[^/]*/gi

/** Redacts a request path for the log: no query, no e-mail address, no mailed secret. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (!/[%@A-Z]/.test(path) && !mailed.test(path)) return path
  return path.replace(mailed, '$1***$2').replace(address, '***').replace(secret, '***')
}
