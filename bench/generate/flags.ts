import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('3x2/', import.meta.resolve('country-flag-icons/package.json'))

/** Reads the flag of every country by its ISO 3166 code; flags of regions have longer names. */
export function countryFlags(): string {
  const names = readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name))
  const flags = names.sort().map((name) => [name.slice(0, 2), readFileSync(new URL(name, folder), 'utf8')])
  return `${JSON.stringify(Object.fromEntries(flags), null, 2)}\n`
}
