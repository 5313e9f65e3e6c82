/** The first name, or the part of the address before @ without one. */
export function greetingName(firstName: string | null | undefined, email: string): string {
  const [beforeAt = ''] = email.split('@')
  return firstName || beforeAt
}
