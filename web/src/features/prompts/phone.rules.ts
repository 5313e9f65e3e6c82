import { AsYouType, type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { homePhoneCountry, maxPhoneInputLength } from '#schema/constants.ts'
import { fold } from '#web/lib/format/fold.ts'

export type PhoneCountry = { code: CountryCode; name: string; label: string }

/** By French name, France first. */
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

const minPrefixLength = 3

/**
 * Matches without accents: « norvege » is « Norvège (+47) », and so is « norv », a prefix of no other name.
 */
export function countryNamed(countries: readonly PhoneCountry[], typed: string): PhoneCountry | undefined {
  const target = fold(typed.trim())
  const exact = countries.find(({ name, label }) => fold(label) === target || fold(name) === target)
  if (exact || target.length < minPrefixLength) return exact
  const [only, ...others] = countries.filter(({ name }) => fold(name).startsWith(target))
  return others.length === 0 ? only : undefined
}

/** Formats a number as that country writes it, digit by digit. */
export const asYouType = (typed: string, country: CountryCode): string =>
  new AsYouType(country).input(typed.slice(0, maxPhoneInputLength))
