import { batched } from '#api/db/batched.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, exists, sql } from '#api/db/drizzle.ts'
import { activities, activityCategories, countries, guides, regions } from '#api/db/referenceTables.ts'
import { expeditions } from '#api/db/tables.ts'
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

/** Changes with each write to a table that holds labels: the number of its rows, and the last transaction that wrote one. */
const labelVersion = sql<string>`concat_ws(' ', ${sql.join(
  [countries, regions, activityCategories, activities, guides].map(
    (table) => sql`(select concat(count(*), '-', max(xmin::text::bigint)) from ${table})`,
  ),
  sql`, `,
)})`

/**
 * Reads the French labels of filters and suggestions. They are cached while their version stands, which each
 * search reads first.
 */
export function labelReader(db: Database): () => Promise<Labels> {
  let cached: { version: string; labels: Promise<Labels> } | undefined
  const query = db.select({ version: labelVersion }).from(sql`(select) as one`).prepare('label_version')
  const readVersion = batched(async (names: 'labels'[]) => {
    const [row] = await query.execute()
    return new Map(names.map((name) => [name, row?.version]))
  })
  return async () => {
    const version = (await readVersion('labels')) ?? ''
    if (cached?.version === version) return cached.labels
    const labels = readLabels(db)
    const entry = { version, labels }
    cached = entry
    // Failures are not cached: the next search reads again.
    labels.catch(() => {
      if (cached === entry) cached = undefined
    })
    return labels
  }
}

async function readLabels(db: Database): Promise<Labels> {
  const countryRows = await db.select().from(countries).orderBy(asc(countries.name))
  const regionRows = await db.select().from(regions).orderBy(asc(regions.name))
  const categoryRows = await db.select().from(activityCategories).orderBy(asc(activityCategories.position))
  const activityRows = await db.select().from(activities).orderBy(asc(activities.label))
  const ledBy = db
    .select({ id: expeditions.id })
    .from(expeditions)
    .where(and(eq(expeditions.guideId, guides.id), eq(expeditions.state, 'published')))
  const guideRows = await db
    .select({ slug: guides.slug, name: guides.fullName })
    .from(guides)
    .where(and(eq(guides.isHidden, false), exists(ledBy)))
    .orderBy(asc(guides.slug))
  const labels = {
    countries: new Map(countryRows.map(({ code, name }) => [code, name])),
    regions: new Map(regionRows.map(({ slug, name }) => [slug, name])),
    activity_types: new Map(categoryRows.map(({ slug, label }) => [slug, label])),
    activities: new Map(activityRows.map(({ slug, label }) => [slug, label])),
  }
  const names = [
    ...listNames('country', labels.countries),
    ...listNames('region', labels.regions),
    ...listNames('activity', labels.activities),
    ...listNames('guide', new Map(guideRows.map(({ slug, name }) => [slug, name]))),
  ]
  return { ...labels, names }
}

function listNames(kind: Suggestion['kind'], labels: Map<string, string>): Name[] {
  return [...labels].map(([value, label]) => ({
    suggestion: { kind, label, value },
    words: fold(label).split(' '),
  }))
}
