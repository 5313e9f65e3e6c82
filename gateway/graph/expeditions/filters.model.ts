import { toLevel } from '#gateway/graph/expeditions/detail.model.ts'
import type { Choice, Filters } from '#gateway/graph/schema.generated.ts'
import { dayOrNull, list, record, recordOrNull, text, whole } from '#gateway/upstream/read.ts'
import { maxActivities, maxCountries } from '#schema/constants.ts'

export function toFilters(body: unknown): Filters {
  const api = record(body)
  const limits = recordOrNull(api.limits)
  return {
    types: list(api.expedition_types, toChoice),
    countries: list(api.countries, (item) => {
      const country = record(item)
      return {
        code: text(country.code),
        label: text(country.label),
        flagUrl: text(country.flag_url, `/flags/${text(country.code)}.svg`),
        regions: list(country.regions, toChoice),
      }
    }),
    activityCategories: list(api.activity_categories, (item) => {
      const category = record(item)
      return {
        ...toChoice(item),
        icon: text(category.icon),
        activities: list(category.activities, toChoice),
      }
    }),
    vacations: list(api.vacations, (item) => ({
      ...toChoice(item),
      periods: list(record(item).dates, toPeriod).filter((period) => period !== null),
    })),
    levels: list(api.levels, toLevel),
    durations: list(api.durations, toChoice),
    departureCities: list(api.departure_cities, toChoice),
    maxCountries: whole(limits?.countries, maxCountries),
    maxActivities: whole(limits?.activities, maxActivities),
  }
}

function toPeriod(item: unknown) {
  const api = record(item)
  const [start, end] = [dayOrNull(api.start), dayOrNull(api.end)]
  return start && end ? { zone: text(api.zone), start, end } : null
}

function toChoice(item: unknown): Choice {
  const api = record(item)
  return { value: text(api.value), label: text(api.label, text(api.value)) }
}
