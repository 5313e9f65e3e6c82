import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import {
  homePhoneCountry,
  maxNationalDigits,
  maxPhoneExtensionDigits,
  maxPhoneInputLength,
  minNationalDigits,
} from '#schema/constants.ts'

/** Parses a typed phone number into E.164, which has no extension; undefined when it is incomplete or not a number. */
export function readPhone(typed: string, country: CountryCode = homePhoneCountry): string | undefined {
  if (typed.length > maxPhoneInputLength) return undefined
  // No-break spaces come with a number copied from a French page.
  const spaced = typed.replace(/[\u00A0\u202F]/g, ' ').trim()
  // Without `extract: false` anything may follow the number: SQL, line ends, NUL.
  const number = parsePhoneNumberFromString(spaced, { defaultCountry: country, extract: false })
  if (!number?.isPossible()) return undefined
  const { nationalNumber, ext = '' } = number
  if (nationalNumber.length < minNationalDigits || nationalNumber.length > maxNationalDigits) return undefined
  if (ext.length > maxPhoneExtensionDigits) return undefined
  // « 06 12 34 56 7 »: the library takes the 0 of a French number that lacks a digit for one of the nine.
  const lacksDigit = number.countryCallingCode === '33' && nationalNumber.startsWith('0')
  return lacksDigit ? undefined : number.number
}
