import { asc } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { activities, activityCategories, countries, guides, regions } from '#api/db/referenceTables.ts'
import { fold } from '#api/modules/search/fold.ts'
import type { Suggestion } from '#api/modules/search/search.contract.ts'

export type Labels = {
  countries: Map<string, string>
  regions: Map<string, string>
  activity_types: Map<string, string>
  activities: Map<string, string>
  names: Name[]
}

/** A name to complete, with its folded words. */
export type Name = { suggestion: Suggestion; words: string[] }

const freshMs = 60_000

/**
 * Reads the French labels of filters and suggestions, cached for a minute: authors change them once a season.
 */
export function labelReader(db: Database): () => Promise<Labels> {
  let kept: { labels: Promise<Labels>; readAt: number } | undefined
  return () => {
    const now = performance.now()
    if (kept && now - kept.readAt < freshMs) return kept.labels
    const labels = readLabels(db)
    kept = { labels, readAt: now }
    // Failures are not cached: the next search reads again.
    labels.catch(() => {
      kept = undefined
    })
    return labels
  }
}

async function readLabels(db: Database): Promise<Labels> {
  const countryRows = await db.select().from(countries).orderBy(asc(countries.name))
  const regionRows = await db.select().from(regions).orderBy(asc(regions.name))
  const categoryRows = await db.select().from(activityCategories).orderBy(asc(activityCategories.position))
  const activityRows = await db.select().from(activities).orderBy(asc(activities.label))
  const guideRows = await db
    .select({ slug: guides.slug, name: guides.fullName })
    .from(guides)
    .orderBy(asc(guides.slug))
  const labels = {
    countries: new Map(countryRows.map(({ code, name }) => [code, name])),
    regions: new Map(regionRows.map(({ slug, name }) => [slug, name])),
    activity_types: new Map(categoryRows.map(({ slug, label }) => [slug, label])),
    activities: new Map(activityRows.map(({ slug, label }) => [slug, label])),
  }
  const names = [
    ...namesOf('country', labels.countries),
    ...namesOf('region', labels.regions),
    ...namesOf('activity', labels.activities),
    ...namesOf('guide', new Map(guideRows.map(({ slug, name }) => [slug, name]))),
  ]
  return { ...labels, names }
}

function namesOf(kind: Suggestion['kind'], labels: Map<string, string>): Name[] {
  return [...labels].map(([value, label]) => ({
    suggestion: { kind, label, value },
    words: fold(label).split(' '),
  }))
}
