import { countries as flags } from 'country-flag-icons'
import { toSlug } from '#gateway/graph/expeditions/guides.model.ts'

/** ISO 3166 codes by the slug of the French name, built on the first name that comes without its code. */
let codes: Map<string, string> | undefined

/** Two-letter code of a country by its French name, for a REST API that sends names alone; empty when unknown. */
export function countryCode(name: string): string {
  codes ??= codesByName()
  return codes.get(toSlug(name)) ?? ''
}

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('fr', { type: 'region' })
  // Flags of regions such as `GB-SCT` have no name there.
  const iso = flags.filter((code) => code.length === 2)
  return new Map(iso.map((code) => [toSlug(names.of(code) ?? code), code]))
}
