/** The syntax of HTML's e-mail fields, with dots between parts only and at least one in the domain. */
const address =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** The longest deliverable address (RFC 5321). */
const maxLength = 254

/**
 * Normalises an address as it is stored and compared, in lower case; undefined when it is invalid. The site
 * and the REST API share it.
 */
export function readEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase()
  return email.length <= maxLength && address.test(email) ? email : undefined
}
