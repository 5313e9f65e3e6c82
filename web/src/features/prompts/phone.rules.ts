import { AsYouType, type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { homePhoneCountry, maxPhoneInputLength } from '#schema/constants.ts'
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
