import type { Database } from '#api/db/client.ts'
import { asc, eq, sql } from '#api/db/drizzle.ts'
import { guides, photos } from '#api/db/referenceTables.ts'
import { toGuideSummary, toPhoto } from '#api/modules/expeditions/expeditions.mappers.ts'
import type { GuideProfile } from '#api/modules/guides/guides.contract.ts'

/** Counts departures that left: over on that day, not cancelled, and confirmed. */
const led = (today: string) => sql<number>`(
  select count(*)::int from departures where departures.guide_id = guides.id and end_on < ${today} and canceled_at is null
    and (confirmed_at is not null or booked_count >= least(group_min, capacity)))`

export async function listGuides(db: Database, today: string): Promise<GuideProfile[]> {
  const rows = await db
    .select({ guide: guides, photo: photos, led: led(today) })
    .from(guides)
    .leftJoin(photos, eq(photos.name, guides.photoName))
    .where(eq(guides.isHidden, false))
    .orderBy(asc(guides.id))
  return rows.map(({ guide, photo, led: count }) => ({
    ...toGuideSummary(guide),
    photo: photo && toPhoto(photo),
    quote: guide.quote,
    departures_led: count,
  }))
}
