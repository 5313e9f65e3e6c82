import { asc, sql } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { guides } from '#api/db/referenceTables.ts'
import { toGuideSummary } from '#api/modules/expeditions/expeditions.mappers.ts'
import type { GuideProfile } from '#api/modules/guides/guides.contract.ts'

/** Counts departures that left: over on that day, not cancelled, and confirmed. */
const led = (today: string) => sql<number>`(
  select count(*)::int from departures where departures.guide_id = guides.id and end_on < ${today} and canceled_at is null
    and (confirmed_at is not null or booked_count >= least(group_min, capacity)))`

export async function listGuides(db: Database, today: string): Promise<GuideProfile[]> {
  const rows = await db
    .select({ guide: guides, led: led(today) })
    .from(guides)
    .orderBy(asc(guides.id))
  return rows.map(({ guide, led: count }) => ({
    ...toGuideSummary(guide),
    quote: guide.quote,
    departures_led: count,
  }))
}
