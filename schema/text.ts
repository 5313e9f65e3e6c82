/**
 * Characters refused in any text: NUL and other controls except line ends and tabs, and marks that change the
 * writing direction.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/

/** A text without anything to see: blanks, zero-width characters and the fillers of some scripts. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u

/** Cleans a text for storage: composed letters, `\n` line ends, trimmed, empty if nothing is visible. Returns undefined for one with a forbidden character. */
export function cleanText(text: string): string | undefined {
  if (forbidden.test(text) || !text.isWellFormed()) return undefined
  return invisible.test(text) ? '' : text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
}
