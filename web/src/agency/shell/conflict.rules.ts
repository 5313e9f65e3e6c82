type Values = Readonly<Record<string, unknown>>
type Field = { field: string; mine: string | null; theirs: string | null }

const written = (value: unknown): string => JSON.stringify(value ?? null)

/** The fields that differ from what the form was opened with: only they are sent, so that others' changes stay. */
export const pickChanged = <T extends Values>(base: Values, input: T): Partial<T> =>
  toFields(input, (field) => written(input[field]) !== written(base[field]))

/** The fields that both have changed, to other values. */
export const listContested = (base: Values, fields: readonly Field[]): Field[] =>
  fields.filter(({ field, theirs }) => (theirs ?? 'null') !== written(base[field]))

/** The input without the fields for which the stored value was chosen. */
export const withoutFields = <T extends Values>(input: T, theirs: ReadonlySet<string>): Partial<T> =>
  toFields(input, (field) => !theirs.has(field))

function toFields<T extends Values>(input: T, isSent: (field: string) => boolean): Partial<T> {
  const sent: Partial<T> = { ...input }
  for (const field of Object.keys(input)) if (!isSent(field)) Reflect.deleteProperty(sent, field)
  return sent
}
