import { withoutAccents } from '#schema/text.ts'

/** Also ignores the form of an apostrophe. */
export const fold = (text: string): string => withoutAccents(text).replaceAll('’', "'")

/** Whether a word of the text begins with the typed letters. */
export function hasWord(text: string, typed: string): boolean {
  const wanted = fold(typed.trim())
  return wanted === '' || ` ${fold(text).replaceAll('-', ' ')}`.includes(` ${wanted.replaceAll('-', ' ')}`)
}
