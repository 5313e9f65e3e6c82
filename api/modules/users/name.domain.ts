import { cleanText } from '#api/text.ts'

/** A first or last name on one line, perhaps empty; undefined when it cannot be stored. */
export function readName(typed: string): string | undefined {
  return cleanText(typed)?.replace(/\s+/g, ' ')
}

/** Everyone is greeted by a name: the part of the address before @ where none was given. */
export function greetingName(firstName: string | null | undefined, email: string): string {
  return firstName || email.replace(/@.*$/, '')
}
