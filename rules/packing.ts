import { abroad, always, byActivity, byNights } from '#rules/packing.content.ts'

type Trip = {
  /** Slugs. */
  activities: readonly string[]
  /** Names. */
  accommodations: readonly string[]
  countries: readonly string[]
}

export type PackingPart = { title: string; items: string[] }

/** The packing list of a trip, by its activities, nights and countries; a thing is named once. */
export function packingList({ activities, accommodations, countries }: Trip): PackingPart[] {
  const leavesFrance = countries.some((country) => country !== 'FR')
  const parts = [
    { ...always, items: leavesFrance ? [...always.items, abroad] : always.items },
    ...byActivity.filter((part) => part.activities.some((slug) => activities.includes(slug))),
    ...byNights.filter((part) => part.accommodations.some((name) => accommodations.includes(name))),
  ]
  const named = new Set<string>()
  return parts.flatMap(({ title, items }) => {
    const others = items.filter((item) => !named.has(item) && named.add(item))
    return others.length > 0 ? [{ title, items: others }] : []
  })
}
