/** Whether a parsed value has a type: the check of `parse`. A browser pays few bytes for such functions. */
export type Schema<T> = (value: unknown) => value is T

/** The type that a check proves. */
export type Checked<S> = S extends Schema<infer T> ? T : never

/** The one `JSON.parse` of the product: its result is checked before it is used. Throws on malformed text. */
export const parseJson = (text: string): unknown => JSON.parse(text)

/** Parses untrusted JSON; `undefined` where it is malformed or does not fit. */
export function parse<T>(fits: Schema<T>, text: string): T | undefined {
  try {
    const value = parseJson(text)
    return fits(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const isString = (value: unknown): value is string => typeof value === 'string'

export const isNumber = (value: unknown): value is number => typeof value === 'number'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const optional =
  <T>(fits: Schema<T>): Schema<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || fits(value)

export const nullable =
  <T>(fits: Schema<T>): Schema<T | null> =>
  (value): value is T | null =>
    value === null || fits(value)

export const listOf =
  <T>(fits: Schema<T>): Schema<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(fits)

export const recordOf =
  <T>(fits: Schema<T>): Schema<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every(fits)

/** Fields that are named here fit; others are left alone. */
export const shape =
  <Fields extends object>(fields: { [Name in keyof Fields]: Schema<Fields[Name]> }): Schema<Fields> =>
  (value): value is Fields => {
    if (!isRecord(value)) return false
    for (const name in fields) if (!fields[name](value[name])) return false
    return true
  }
