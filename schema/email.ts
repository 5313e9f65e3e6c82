/** What browsers accept in a field of type e-mail (HTML standard), with dots only between parts and at least one in the domain. */
const address =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** The longest address that mail can carry (RFC 5321). */
const maxLength = 254

/** The address as it is stored and compared, in small letters; undefined when it is none. The site and the REST API share it. */
export function readEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase()
  return email.length <= maxLength && address.test(email) ? email : undefined
}
