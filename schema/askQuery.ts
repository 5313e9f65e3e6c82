import { searchParameters } from '#schema/searchParameters.ts'

const names = [...searchParameters.map(({ name }) => name), 'sort', 'view', 'ask'] as const

/** Writes what a sentence means as the query of the catalogue's address, with the sentence, in the order of the site. */
export function askQuery(values: Partial<Record<string, string>>): string {
  const pairs = names.flatMap((name): [string, string][] => {
    const value = values[name]
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
}
