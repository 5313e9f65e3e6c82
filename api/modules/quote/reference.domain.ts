/** Digits and letters that cannot be mistaken for one another: without I, L, O and U. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/** A reference such as `EX-7K3Q9M`, from that many random bytes. */
export function toReference(random: Uint8Array): string {
  return `EX-${Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')}`
}

const readAs: Record<string, string> = { I: '1', L: '1', O: '0', U: 'V' }

/** Reads a reference as people write it; undefined when it is none. */
export function readReference(text: string): string | undefined {
  const read = readCharacters(toPlainText(text).replace(/^EX(?=.{6}$)/, ''))
  return read.length === length && [...read].every((letter) => alphabet.includes(letter))
    ? `EX-${read}`
    : undefined
}

/** Reads characters of the alphabet in any case, with spaces and dashes, and those mistaken for others. */
export function readCharacters(text: string): string {
  return toPlainText(text).replaceAll(/[ILOU]/g, (letter) => readAs[letter] ?? letter)
}

const toPlainText = (text: string) => text.toUpperCase().replaceAll(/[\s\u00a0-]/g, '')
