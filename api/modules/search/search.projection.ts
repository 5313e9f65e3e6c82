import { type SQL, sql } from 'drizzle-orm'
import { isConfirmed } from '#api/modules/departures/departures.domain.ts'
import { bookable } from '#api/modules/expeditions/expeditions.domain.ts'
import type { ExpeditionSource } from '#api/modules/expeditions/expeditions.mappers.ts'
import { fold, toSlug } from '#api/modules/search/fold.ts'

/** What the search weighs, dearest first: the name, then what it is, then who leads it, then the prose. */
export function searchTexts({
  row,
  guide,
  countries,
  regionName,
  activities,
}: ExpeditionSource): [string, string, string, string] {
  const kinds = activities.flatMap((activity) => [activity.label, activity.categoryLabel])
  const what = [
    ...countries.map((country) => country.name),
    regionName,
    ...kinds,
    row.expeditionType,
    ...row.accommodationNames,
  ]
  const prose = [
    row.shortDescription,
    row.description,
    ...row.programme.map((day) => day.text),
    row.meetingPoint?.name ?? '',
  ]
  return [fold(row.name), fold(what.join(' ')), fold(guide?.fullName ?? ''), fold(prose.join(' '))]
}

export function toSearchVector(source: ExpeditionSource): SQL {
  const [name, what, who, prose] = searchTexts(source)
  return sql`setweight(to_tsvector('french', ${name}), 'A') || setweight(to_tsvector('french', ${what}), 'B')
    || setweight(to_tsvector('french', ${who}), 'C') || setweight(to_tsvector('french', ${prose}), 'D')`
}

/** Every filter value that is true of a trip, as `facet:value` words: one index answers them all. */
export function toTags(
  { row, countries, activities, departures }: ExpeditionSource,
  today: string,
): string[] {
  const open = bookable(departures, today)
  return [
    `type:${toSlug(row.expeditionType)}`,
    ...countries.map((country) => `country:${country.code}`),
    `region:${row.regionSlug}`,
    `level:${row.levelNumber}`,
    `duration:${row.durationDays}`,
    ...activities.map((activity) => `activity:${activity.slug}`),
    ...new Set(activities.map((activity) => `category:${activity.categorySlug}`)),
    ...row.vacations.map((vacation) => `vacation:${vacation}`),
    ...new Set(open.map((departure) => `month:${departure.startOn.slice(0, 7)}`)),
    ...(row.familyFriendly ? ['family:yes'] : []),
    ...(open.some(isConfirmed) ? ['confirmed:yes'] : []),
  ]
}
