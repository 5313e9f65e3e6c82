import { alphabet, readCharacters } from '#api/modules/quote/reference.domain.ts'

const length = 10
export const recoveryCodeCount = 10

/** A code of 50 bits, from that many random bytes: 256 is a multiple of the 32 characters. */
export function generateRecoveryCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Reads a code as people write it; undefined when it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const read = readCharacters(typed)
  return read.length === length && [...read].every((letter) => alphabet.includes(letter)) ? read : undefined
}

/** « 7K3Q9-M2XVA » */
export function writeRecoveryCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}
