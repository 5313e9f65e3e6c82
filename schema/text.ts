/**
 * Characters refused in any text: NUL and other controls except line ends and tabs, and marks that change the
 * writing direction.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/

/** A text without anything to see: blanks, zero-width characters and the fillers of some scripts. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u

/** Longer than any field of the product. */
const maxTextLength = 20_000

/** More marks than any script puts on one letter (at most about 20). */
const markRun = /\p{M}{31}/u

/**
 * Normalises an untrusted text. Returns undefined for one that is too long or has a run of more than 30
 * combining marks: normalisation sorts a run in quadratic time, so 120 kB of marks hold a process for seconds.
 */
export function boundedText(
  text: string,
  maxLength = maxTextLength,
  form: 'NFC' | 'NFD' | 'NFKD' = 'NFC',
): string | undefined {
  if (text.length > maxLength || markRun.test(text)) return undefined
  return text.normalize(form)
}

/**
 * Cleans a text for storage: composed letters, `\n` line ends, trimmed, empty if nothing is visible. Returns
 * undefined for one with a forbidden character, or out of the bounds of `boundedText`.
 */
export function cleanText(text: string, maxLength = maxTextLength): string | undefined {
  if (text.length > maxLength || forbidden.test(text) || !text.isWellFormed()) return undefined
  return invisible.test(text) ? '' : boundedText(text, maxLength)?.replace(/\r\n?/g, '\n').trim()
}

/** Lower case without accents, for comparisons: « Norvège » is found by « norvege ». */
export function withoutAccents(text: string): string {
  const decomposed = boundedText(text, Number.POSITIVE_INFINITY, 'NFD') ?? text
  return decomposed.replace(/\p{M}/gu, '').toLowerCase()
}
