import { describeDates } from '#web/features/search/bar/dates.ts'
import { messages } from '#web/features/search/bar/messages.ts'
import type { SearchState } from '#web/features/search/searchState.ts'

/** Fields of the search bar with a panel of choices, in its order. */
export const panelFields = ['what', 'when', 'who'] as const
export type PanelField = (typeof panelFields)[number]

export type Activity = { value: string; label: string; count: number }

/** The key of `messages.companies` that matches the search. */
export function toCompany({ isFamily, types }: SearchState): keyof typeof messages.companies {
  const value = isFamily ? 'famille' : types[0]
  return value === 'famille' || value === 'expedition' || value === 'sans-les-parents' ? value : ''
}

/** « En famille · 2 voyageurs » */
function describeTravellers(state: SearchState): string {
  const company = toCompany(state)
  const parts = [
    company && messages.companies[company],
    state.travellers && messages.travellers(state.travellers),
  ]
  return parts.filter(Boolean).join(' · ')
}

function describeActivity({ activityTypes }: SearchState, activities: Activity[]): string {
  const chosen = activities.filter(({ value }) => activityTypes.includes(value))
  return chosen.map(({ label }) => label).join(', ')
}

/** The choice of a field, empty without one. */
export function choiceIn(field: PanelField, state: SearchState, activities: Activity[]): string {
  if (field === 'what') return describeActivity(state, activities)
  return field === 'when' ? describeDates(state) : describeTravellers(state)
}

/** Text of a field without a choice. */
export const textOfNone: Record<PanelField, string> = {
  what: messages.whatAll,
  when: messages.anyDates,
  who: messages.companies[''],
}

/** Drops the choice of a field. */
export const noChoice: Record<PanelField, Partial<SearchState>> = {
  what: { activityTypes: [] },
  when: { start: '', end: '', days: '', months: [] },
  who: { isFamily: false, types: [], travellers: '' },
}
