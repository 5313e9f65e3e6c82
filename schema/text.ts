/**
 * Characters that no text of a person holds: NUL and the other controls (but line ends and tabs), marks that turn what is written
 * after them, and half characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/

/** A text as it is stored: composed letters, one kind of line end, no blank around; undefined when it cannot be stored. */
export function cleanText(text: string): string | undefined {
  if (forbidden.test(text) || !text.isWellFormed()) return undefined
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
}
