import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import {
  homePhoneCountry,
  maxNationalDigits,
  maxPhoneExtensionDigits,
  maxPhoneInputLength,
  minNationalDigits,
} from '#schema/constants.ts'
import { fold } from '#web/lib/fold.ts'

export type PhoneCountry = { code: CountryCode; name: string; label: string }

/** By their French names, France first. */
export function phoneCountries(): PhoneCountry[] {
  const names = new Intl.DisplayNames(['fr'], { type: 'region' })
  const countries = getCountries().map((code) => {
    const name = names.of(code) ?? code
    return { code, name, label: `${name} (+${getCountryCallingCode(code)})` }
  })
  const isHome = ({ code }: PhoneCountry) => Number(code === homePhoneCountry)
  return countries.sort(
    (one, other) => isHome(other) - isHome(one) || one.name.localeCompare(other.name, 'fr'),
  )
}

/** « norvege » is « Norvège (+47) ». */
export function countryNamed(countries: readonly PhoneCountry[], typed: string): PhoneCountry | undefined {
  const wanted = fold(typed.trim())
  return countries.find(({ name, label }) => fold(label) === wanted || fold(name) === wanted)
}

/** As it is written in that country, digit after digit. */
export const asYouType = (typed: string, country: CountryCode): string =>
  new AsYouType(country).input(typed.slice(0, maxPhoneInputLength))

/** In international format; undefined when it is incomplete or none. */
export function toInternational(typed: string, country: CountryCode): string | undefined {
  if (typed.length > maxPhoneInputLength) return undefined
  const spaced = typed.replace(/[\u00A0\u202F]/g, ' ').trim()
  const number = parsePhoneNumberFromString(spaced, { defaultCountry: country, extract: false })
  if (!number?.isPossible()) return undefined
  const { nationalNumber, ext = '' } = number
  const isLong = nationalNumber.length > maxNationalDigits || ext.length > maxPhoneExtensionDigits
  if (isLong || nationalNumber.length < minNationalDigits) return undefined
  // « 06 12 34 56 7 »: the library takes the 0 of a French number that lacks a digit for one of the nine.
  return number.countryCallingCode === '33' && nationalNumber.startsWith('0') ? undefined : number.number
}
