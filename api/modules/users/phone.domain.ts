import { parsePhoneNumberFromString } from 'libphonenumber-js'

const maxInputLength = 250
const minNationalDigits = 2
const maxNationalDigits = 17
const maxExtensionDigits = 20

/** A number as anybody writes it, in E.164 (which has no extension); undefined when it is incomplete or none. */
export function readPhone(typed: string): string | undefined {
  if (typed.length > maxInputLength) return undefined
  // No-break spaces come with a number copied from a French page.
  const spaced = typed.replace(/[\u00A0\u202F]/g, ' ').trim()
  // Without `extract: false` anything may follow the number: SQL, line ends, NUL.
  const number = parsePhoneNumberFromString(spaced, { defaultCountry: 'FR', extract: false })
  if (!number?.isPossible()) return undefined
  const { nationalNumber, ext = '' } = number
  if (nationalNumber.length < minNationalDigits || nationalNumber.length > maxNationalDigits) return undefined
  if (ext.length > maxExtensionDigits) return undefined
  // « 06 12 34 56 7 »: the library takes the 0 of a French number that lacks a digit for one of the nine.
  const lacksDigit = number.countryCallingCode === '33' && nationalNumber.startsWith('0')
  return lacksDigit ? undefined : number.number
}
