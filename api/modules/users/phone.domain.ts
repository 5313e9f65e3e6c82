import { parsePhoneNumberFromString } from 'libphonenumber-js'
import {
  homePhoneCountry,
  maxNationalDigits,
  maxPhoneExtensionDigits,
  maxPhoneInputLength,
  minNationalDigits,
} from '#schema/constants.ts'

/** A number as anybody writes it, in E.164 (which has no extension); undefined when it is incomplete or none. */
export function readPhone(typed: string): string | undefined {
  if (typed.length > maxPhoneInputLength) return undefined
  // No-break spaces come with a number copied from a French page.
  const spaced = typed.replace(/[\u00A0\u202F]/g, ' ').trim()
  // Without `extract: false` anything may follow the number: SQL, line ends, NUL.
  const number = parsePhoneNumberFromString(spaced, { defaultCountry: homePhoneCountry, extract: false })
  if (!number?.isPossible()) return undefined
  const { nationalNumber, ext = '' } = number
  if (nationalNumber.length < minNationalDigits || nationalNumber.length > maxNationalDigits) return undefined
  if (ext.length > maxPhoneExtensionDigits) return undefined
  // « 06 12 34 56 7 »: the library takes the 0 of a French number that lacks a digit for one of the nine.
  const lacksDigit = number.countryCallingCode === '33' && nationalNumber.startsWith('0')
  return lacksDigit ? undefined : number.number
}
