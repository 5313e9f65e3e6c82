import type { Database } from '#api/db/client.ts'
import { asc } from '#api/db/drizzle.ts'
import { activities, activityCategories, countries, regions } from '#api/db/referenceTables.ts'
import { departureCities } from '#api/db/searchTables.ts'
import { expeditionTypes } from '#api/modules/expeditions/expeditions.contract.ts'
import { levelScale } from '#api/modules/expeditions/levels.ts'
import type { Filters } from '#api/modules/filters/filters.contract.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { holidays } from '#api/modules/search/holidays.content.ts'
import { durationBuckets, sortLabels } from '#api/modules/search/search.messages.ts'
import { vacationLabels } from '#rules/vacations.content.ts'
import { maxActivities, maxCountries } from '#schema/constants.ts'
import { zones } from '#schema/searchParameters.ts'

const inFrench = new Intl.Collator('fr')

export async function readFilters(db: Database): Promise<Filters> {
  const categories = await db.select().from(activityCategories).orderBy(asc(activityCategories.position))
  const activityRows = await db.select().from(activities)
  const cities = await db.select().from(departureCities)
  return {
    expedition_types: expeditionTypes.map((type) => ({ value: toSlug(type), label: type })),
    countries: await countriesWithRegions(db),
    activity_categories: categories.map(({ slug, label, icon }) => ({
      value: slug,
      label,
      icon,
      activities: byLabel(
        activityRows
          .filter((row) => row.categorySlug === slug)
          .map((row) => ({ value: row.slug, label: row.label })),
      ),
    })),
    vacations: Object.entries(vacationLabels).map(([value, label]) => ({
      value,
      label,
      dates: listDates(value),
    })),
    levels: [1, 2, 3, 4, 5].map(levelScale),
    durations: durationBuckets.map(({ value, label }) => ({ value, label })),
    departure_cities: byLabel(cities.map(({ slug, name }) => ({ value: slug, label: name }))),
    sorts: Object.entries(sortLabels).map(([value, label]) => ({ value, label })),
    limits: { countries: maxCountries, activities: maxActivities },
  }
}

async function countriesWithRegions(db: Database): Promise<Filters['countries']> {
  const regionRows = await db.select().from(regions)
  const rows = await db.select().from(countries)
  return byLabel(
    rows.map(({ code, name }) => ({
      code,
      label: name,
      flag_url: `/flags/${code}.svg`,
      regions: byLabel(
        regionRows
          .filter((row) => row.countryCode === code)
          .map((row) => ({ value: row.slug, label: row.name })),
      ),
    })),
  )
}

function listDates(vacation: string): Filters['vacations'][number]['dates'] {
  return holidays
    .filter((holiday) => holiday.vacation === vacation)
    .flatMap((holiday) =>
      zones.map((zone) => ({ zone, start: holiday.days[zone][0], end: holiday.days[zone][1] })),
    )
}

function byLabel<Choice extends { label: string }>(choices: Choice[]): Choice[] {
  return choices.toSorted((a, b) => inFrench.compare(a.label, b.label))
}
