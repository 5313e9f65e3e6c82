const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/**
 * Normalises a text for comparison: lower case, no accent, no ligature, punctuation and white space as one
 * space. The index and the query use it alike.
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

/** Turns a label into a slug: « Alpes du Nord » → alpes-du-nord. */
export function toSlug(label: string): string {
  return fold(label).replaceAll(' ', '-')
}

/** A word of a text: folded, as written, and its position in the composed text. */
export type Word = { folded: string; written: string; at: number }

export function listWords(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .map(({ 0: written, index }) => ({ folded: fold(written).replaceAll(' ', ''), written, at: index }))
    .filter(({ folded }) => folded !== '')
}

/** The index holds singulars; the stemmer leaves « vélos » unchanged and handles other plurals. */
export function singular(folded: string): string {
  return folded.replace(/(?<=.{2}[aiou])s$/, '')
}

export function isNumber(folded: string): boolean {
  return /^\p{N}+$/u.test(folded)
}
