import { withoutAccents } from '#schema/text.ts'

/** Also ignores the form of an apostrophe. */
export const fold = (text: string): string => withoutAccents(text).replaceAll('’', "'")

/** Whether a word of the text begins with the typed letters. */
export function hasWord(text: string, typed: string): boolean {
  const target = fold(typed.trim())
  return target === '' || ` ${fold(text).replaceAll('-', ' ')}`.includes(` ${target.replaceAll('-', ' ')}`)
}
