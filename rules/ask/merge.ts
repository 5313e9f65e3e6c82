import type { Rule } from '#rules/ask/rule.ts'
import type { Parameter, Values } from '#rules/ask/values.ts'

/** A rule that took the words from one token to another; null values for words that are not searched. */
export type Match = { rule: Rule; first: number; last: number; values: Values | null }

/** Most values of each list; categories and activities share theirs. */
const maxByParameter: Partial<Record<Parameter, number>> = {
  countries: 3,
  activity_types: 10,
  activities: 10,
}

type Merged = { state: Values; owners: Map<string, Match> }

/** Values in the order of the text: of one parameter the last wins, places and activities add up. */
export function merge(found: Match[], city: string | null): { state: Values; inForce: Set<Match> } {
  const merged: Merged = { state: {}, owners: new Map() }
  for (const each of found)
    for (const [name, value] of listEntries(each.values ?? {})) set(merged, name, value, each)
  dropReversed(merged)
  completeTravel(merged, city)
  if (!merged.state.vacation) remove(merged, 'zone')
  const free = found.filter(({ values }) => values && Object.keys(values).length === 0)
  return { state: merged.state, inForce: new Set([...merged.owners.values(), ...free]) }
}

const isParameter = (name: string, values: Values): name is Parameter => name in values

const listEntries = (values: Values) =>
  Object.keys(values).flatMap((name): [Parameter, string][] =>
    isParameter(name, values) ? [[name, values[name] ?? '']] : [],
  )

function set(merged: Merged, name: Parameter, value: string, owner: Match): void {
  const { state, owners } = merged
  const most = maxByParameter[name]
  if (value === '') {
    remove(merged, name)
    return
  }
  if (most === undefined) {
    state[name] = value
    owners.set(name, owner)
    return
  }
  const listed = state[name]?.split(',') ?? []
  const shared =
    name === 'countries' ? listed.length : computeCount(state.activities) + computeCount(state.activity_types)
  if (!listed.includes(value) && shared >= most) return
  state[name] = [...listed.filter((each) => each !== value), value].join()
  owners.set(`${name}:${value}`, owner)
}

const computeCount = (list: string | undefined) => list?.split(',').length ?? 0

function remove({ state, owners }: Merged, name: Parameter): void {
  delete state[name]
  owners.delete(name)
}

/** Drops the earlier of two dates that contradict each other. */
function dropReversed(merged: Merged): void {
  const { state, owners } = merged
  for (const end of ['end', 'leave_by'] as const) {
    const [first, last] = [state.start, state[end]]
    if (!first || !last || first <= last) continue
    const isStartLater = (owners.get('start')?.first ?? 0) > (owners.get(end)?.first ?? 0)
    remove(merged, isStartLater ? end : 'start')
  }
}

/** Journeys begin in the city of the visitor unless the sentence names one; the order by CO2 needs one. */
function completeTravel(merged: Merged, city: string | null): void {
  const { state } = merged
  const isAboutTrain = state.max_train_hours !== undefined || state.sort === 'co2'
  if (isAboutTrain && !state.from && city) state.from = city
  if (state.sort === 'co2' && !state.from) remove(merged, 'sort')
}
