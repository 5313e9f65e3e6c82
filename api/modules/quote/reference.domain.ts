/** Digits and letters that cannot be mistaken for one another: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/** A reference such as `EX-7K3Q9M`, from that many random bytes. */
export function referenceOf(random: Uint8Array): string {
  return `EX-${Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')}`
}

const readAs: Record<string, string> = { I: '1', L: '1', O: '0', U: 'V' }

/** Reads a reference as people write it; undefined when it is none. */
export function readReference(text: string): string | undefined {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s\u00a0-]/g, '')
    .replace(/^EX(?=.{6}$)/, '')
  const read = plain.replaceAll(/[ILOU]/g, (letter) => readAs[letter] ?? letter)
  return read.length === length && [...read].every((letter) => alphabet.includes(letter))
    ? `EX-${read}`
    : undefined
}
