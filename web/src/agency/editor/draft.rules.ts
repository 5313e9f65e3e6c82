import { parseJson } from '#schema/json.ts'

type Values = Readonly<Record<string, unknown>>

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Whether the service has these values; it trims texts. */
export const hasStored = (content: Values, sent: Values): boolean =>
  Object.entries(sent).every(([field, value]) => trimmed(content[field]) === trimmed(value))

const trimmed = (value: unknown) =>
  JSON.stringify(value ?? null, (_, each) => (typeof each === 'string' ? each.trim() : each))

type Merge<C extends Values> = {
  /** Content of the service when the changes began. */
  base: C
  values: C
  /** Content of the service now. */
  stored: C
  changes: Values
}

/** The values after a save: own changes as typed, sent or not, over what the service has now. */
export function merged<C extends Values>({ base, values, stored, changes }: Merge<C>): C {
  const next: C = { ...stored }
  for (const field in values)
    if (field in changes || !isSame(values[field], base[field])) next[field] = values[field]
  return next
}

/** Errors that remain once fields have changed: those of other fields. */
export function keptErrors(
  errors: Readonly<Record<string, string>>,
  changed: readonly string[],
): Record<string, string> {
  const isKept = (path: string) => path !== formError && !changed.includes(path.split('.')[0] ?? path)
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isKept(path)))
}

/** The path of a refusal that concerns no field. */
export const formError = 'form'

type Contested = { field: string; theirs: string | null }

/** The stored values of the fields that are saved over them, so that the next save sends these fields. */
export const pickTheirs = (fields: readonly Contested[], mine: Values): Values =>
  Object.fromEntries(
    fields
      .filter(({ field }) => field in mine)
      .map(({ field, theirs }) => [field, parseJson(theirs ?? 'null')]),
  )

type Copied = { version: number; base: Values; changes: Values; sent?: Values | undefined }

/** A copy without fields that the content no longer has: an older release may have written it. */
export function known<C extends Values>(copy: Copied | undefined, content: C): Copied | undefined {
  if (!copy) return undefined
  const only = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(content, field)))
  const { version, base, changes, sent } = copy
  return { version, base: only(base), changes: only(changes), sent: sent && only(sent) }
}
