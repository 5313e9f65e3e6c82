/** Paths with a mailed secret, the token of a shared list or calendar or the code of a gift card; mail readers and linkifiers append characters to it. */
const mailed =
  /^(.*\/(?:mot-de-passe|confirmation-adresse|calendrier|feeds|liste-d-attente|waiting-list|listes|shortlists|gift-cards|(?:agence|agency)\/invitations?|newsletter\/(?:confirmation|desinscription|unsubscription))\/).+?(\/?)$/i
/** 256 bits in base64url. No slug of the site has capital letters. */
const secret = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43,}/g
/** The @ of an e-mail address, however many times it is percent-encoded. */
const at = /@|%(?:25)*40/i
/** Longer than any path of the product. */
const maxLoggedLength = 300

/** Redacts a request path for the log: no query, no e-mail address, no mailed secret, no more than 300 characters. */
export function loggedPath(url: string): string {
  const path = cutPath(url.slice(0, maxLoggedLength + 1).split(/[?#]/, 1)[0] ?? '')
  if (!/[%@A-Z]/.test(path) && !mailed.test(path)) return path
  return path.replace(mailed, '$1***$2').split('/').map(redactSegment).join('/').replace(secret, '***')
}

/** Drops the segment that the cut goes through: a part of a secret or of an address is not recognised. */
const cutPath = (path: string) =>
  path.length > maxLoggedLength ? `${path.slice(0, path.lastIndexOf('/') + 1)}***` : path

const redactSegment = (segment: string) => (at.test(segment) ? '***' : segment)
