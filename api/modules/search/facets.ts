import { expeditionTypes } from '#api/modules/expeditions/expeditions.contract.ts'
import { levelScale } from '#api/modules/expeditions/levels.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import type { Labels } from '#api/modules/search/labels.ts'
import type { Facets, FacetValue } from '#api/modules/search/search.contract.ts'
import {
  atLeastLabel,
  confirmedLabel,
  dayLabel,
  daysLabel,
  destinationLabels,
  destinations,
  durationBuckets,
  ecoRatingSteps,
  familyLabel,
  monthLabel,
  ratingSteps,
} from '#api/modules/search/search.messages.ts'
import { vacationLabels } from '#rules/vacations.content.ts'

const inFrench = new Intl.Collator('fr')

type Counts = Map<string, Map<string, number>>

/** Pairs counts with labels; omits values that would leave no expedition. */
export function toFacets(counts: Counts, labels: Labels): Facets {
  const of = (facet: string) => counts.get(facet) ?? new Map<string, number>()
  const listed = (facet: string, names: [value: string, label: string][]) =>
    names.flatMap(([value, label]) => toValue(value, label, of(facet).get(value) ?? 0))
  const ranked = (facet: Exclude<keyof Labels, 'names'>) =>
    [...of(facet)]
      .flatMap(([value, count]) => toValue(value, labels[facet].get(value) ?? value, count))
      .sort((a, b) => b.count - a.count || inFrench.compare(a.label, b.label))
  const sorted = (facet: string, toLabel: (value: string) => string) =>
    [...of(facet)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([value, count]) => toValue(value, toLabel(value), count))
  return {
    types: listed(
      'types',
      expeditionTypes.map((type) => [toSlug(type), type]),
    ),
    destinations: listed(
      'destinations',
      destinations.map((group) => [group, destinationLabels[group]]),
    ),
    countries: ranked('countries'),
    regions: ranked('regions'),
    activity_types: ranked('activity_types'),
    activities: ranked('activities'),
    levels: sorted('levels', (level) => levelScale(Number(level)).label),
    durations: toBuckets(of('days')),
    days: toLengths(of('stays')),
    ratings: listed('ratings', atLeastEach(ratingSteps)),
    eco_ratings: listed('eco_ratings', atLeastEach(ecoRatingSteps)),
    vacations: listed('vacations', Object.entries(vacationLabels)),
    months: sorted('months', monthLabel),
    ...(counts.has('departure_days') && { departure_days: sorted('departure_days', dayLabel) }),
    family_friendly: listed('family_friendly', [['true', familyLabel]]),
    confirmed: listed('confirmed', [['true', confirmedLabel]]),
  }
}

function toValue(value: string, label: string, count: number): FacetValue[] {
  return count > 0 ? [{ value, label, count }] : []
}

function atLeastEach(steps: number[]): [value: string, label: string][] {
  return steps.map((step) => [String(step), atLeastLabel(step)])
}

/** Week-ends first, then the shortest. */
function toLengths(counts: Map<string, number>): FacetValue[] {
  return [...counts]
    .sort(([a], [b]) => (Number(a) || 0) - (Number(b) || 0))
    .flatMap(([value, count]) => toValue(value, daysLabel(value), count))
}

function toBuckets(days: Map<string, number>): FacetValue[] {
  return durationBuckets.flatMap(({ value, label, min, max }) => {
    const within = [...days].filter(([each]) => Number(each) >= min && Number(each) <= max)
    return toValue(
      value,
      label,
      within.reduce((total, [, count]) => total + count, 0),
    )
  })
}

/** The shortest and the longest selectable expedition. */
export function durationSpan(counts: Counts): { min: number; max: number } | null {
  const days = [...(counts.get('days') ?? new Map<string, number>()).keys()].map(Number)
  return days.length > 0 ? { min: Math.min(...days), max: Math.max(...days) } : null
}
