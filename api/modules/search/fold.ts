const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/**
 * A text as the search compares it: lower case, no accent, no ligature, and every apostrophe, hyphen, punctuation mark or
 * kind of space as one plain space. The index and the question go through it alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđł]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A label as an address takes it: « Alpes du Nord » → alpes-du-nord. */
export function toSlug(label: string): string {
  return fold(label).replaceAll(' ', '-')
}

/** A word of a text: folded, as it was written, and where it stands in the text in composed form. */
export type Word = { folded: string; written: string; at: number }

export function wordsOf(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .map(({ 0: written, index }) => ({ folded: fold(written).replaceAll(' ', ''), written, at: index }))
    .filter(({ folded }) => folded !== '')
}

/** The index knows words in the singular; the stemmer leaves « vélos » as it is, and takes care of the other plurals. */
export function singular(folded: string): string {
  return folded.replace(/(?<=.{2}[aiou])s$/, '')
}

export function isNumber(folded: string): boolean {
  return /^\p{N}+$/u.test(folded)
}
