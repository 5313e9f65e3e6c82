/** Everyone is greeted by a name: the part of the address before @ where none was given. */
export function greetingName(firstName: string | null | undefined, email: string): string {
  return firstName || email.replace(/@.*$/, '')
}
