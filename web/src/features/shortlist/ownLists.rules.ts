import { isString, listOf, optional, parse, shape } from '#schema/json.ts'

/** A list that this device has opened. Its keys are sent with changes alone. */
export type OwnList = {
  token: string
  title: string
  ownerKey?: string | undefined
  personId?: string | undefined
  personKey?: string | undefined
}

const mostLists = 20

const isOwnLists = listOf(
  shape<OwnList>({
    token: isString,
    title: isString,
    ownerKey: optional(isString),
    personId: optional(isString),
    personKey: optional(isString),
  }),
)

/** The lists of this device, the newest first; none in a value of another form. */
export const readLists = (stored: string | null): OwnList[] => (stored && parse(isOwnLists, stored)) || []

/** The stored value with new fields of a list, which comes first. */
export function withList(stored: string | null, fields: Partial<OwnList> & { token: string }): string {
  const lists = readLists(stored)
  const known = lists.find(({ token }) => token === fields.token) ?? { title: '' }
  const others = lists.filter(({ token }) => token !== fields.token)
  return JSON.stringify([{ ...known, ...fields }, ...others].slice(0, mostLists))
}

/** The stored value without a list; null without any. */
export function withoutList(stored: string | null, token: string): string | null {
  const others = readLists(stored).filter((each) => each.token !== token)
  return others.length > 0 ? JSON.stringify(others) : null
}
