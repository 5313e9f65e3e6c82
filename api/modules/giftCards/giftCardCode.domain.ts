import { alphabet, readCharacters } from '#api/modules/quote/reference.domain.ts'

const length = 16
/** Last characters of a code, which the agency reads. */
export const shownEnd = 4

/** A code of 15 random characters and a check character, from that many random bytes. */
export function generateGiftCardCode(random: Uint8Array): string {
  const body = Array.from(random.subarray(0, length - 1), (byte) => alphabet[byte % alphabet.length])
  return body.join('') + alphabet[toCheck(body.join(''))]
}

/** Reads a code as people write it; undefined when it is none, or has a typing error. */
export function readGiftCardCode(text: string): string | undefined {
  const read = readCharacters(text)
  return read.length === length &&
    [...read].every((letter) => alphabet.includes(letter)) &&
    toCheck(read) === 0
    ? read
    : undefined
}

/** The part of a code that the agency reads. */
export const endOfCode = (code: string): string => code.slice(-shownEnd)

/**
 * Damm's check over the field of 32 elements: it finds any wrong character, and any two that are exchanged.
 * The character that follows a body is its check; the check of a whole code is zero.
 */
function toCheck(text: string): number {
  return Array.from(text).reduce((check, letter) => doubled(check ^ alphabet.indexOf(letter)), 0)
}

/** Multiplies by x modulo x⁵ + x² + 1. */
const doubled = (element: number) => (element << 1) ^ (element & 16 ? 0b100101 : 0)
