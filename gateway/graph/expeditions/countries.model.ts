import { toSlug } from '#gateway/graph/guides/guides.model.ts'
import flags from './flags.json' with { type: 'json' }

/** ISO 3166 codes by the slug of the French name, built on first use. */
let codes: Map<string, string> | undefined

/**
 * Returns the two-letter code of a country by its French name, for a REST API without codes; empty when
 * unknown.
 */
export function countryCode(name: string): string {
  codes ??= codesByName()
  return codes.get(toSlug(name)) ?? ''
}

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('fr', { type: 'region' })
  return new Map(Object.keys(flags).map((code) => [toSlug(names.of(code) ?? code), code]))
}
