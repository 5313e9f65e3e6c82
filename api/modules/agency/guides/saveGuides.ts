import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudits } from '#api/modules/agency/audit/audit.repository.ts'
import { type Links, readLinks } from '#api/modules/agency/guides/guideLinks.ts'
import type { GuideInput } from '#api/modules/agency/guides/guides.contract.ts'
import { type ReadGuide, readGuide, readNewGuide } from '#api/modules/agency/guides/guides.domain.ts'
import {
  expeditionsOfGuides,
  giveAccounts,
  replaceAbsences,
  type StoredGuide,
  storedGuides,
  toAgencyGuide,
} from '#api/modules/agency/guides/guides.repository.ts'
import { forAccepted, type Outcome } from '#api/modules/agency/outcomes.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** A guide to change, or to add. */
export type GuideSave = { before: StoredGuide | undefined; input: GuideInput }
type Accepted = { before: StoredGuide | undefined; read: ReadGuide; links: Links }
type WrittenGuide = Accepted & { id: number }

/**
 * Changes and adds guides, and returns each as it is stored, or its refusal. An import has thousands: what can be
 * is read and written for all at once. The caller has locked the guides.
 */
export async function saveGuides(
  tx: Database,
  caller: Author,
  inputs: readonly GuideSave[],
  now: Date,
): Promise<Outcome<StoredGuide>[]> {
  const toLinks = await readLinks(
    tx,
    inputs.map(({ input }) => input),
  )
  const judged = inputs.map(({ before, input }): Outcome<Accepted> => {
    const read = before ? readGuide(before.guide, input) : readNewGuide(input)
    const links = toLinks(input, read, before?.guide.id)
    return links instanceof Refusal ? links : { before, read, links }
  })
  return forAccepted(judged, async (accepted) =>
    finish(tx, caller, await writeProfiles(tx, accepted, now), now),
  )
}

/** Changed guides one after the other: a slug may pass from one to the next. New ones at once. */
async function writeProfiles(
  tx: Database,
  accepted: readonly Accepted[],
  now: Date,
): Promise<WrittenGuide[]> {
  const added = accepted.filter(({ before }) => !before)
  for (const { before, read, links } of accepted)
    if (before) {
      const { id, version, photoName } = before.guide
      const set = { photoName, ...read.profile, ...toPhoto(links), version: version + 1, changedAt: now }
      await tx.update(guides).set(set).where(eq(guides.id, id))
    }
  const rows = added.map(({ read, links }) => ({ ...read.profile, ...toPhoto(links), changedAt: now }))
  const { id, slug } = guides
  const inserted = rows.length > 0 ? await tx.insert(guides).values(rows).returning({ id, slug }) : []
  const idBySlug = new Map(inserted.map((row) => [row.slug, row.id]))
  return accepted.map((each) => {
    const guideId = each.before?.guide.id ?? idBySlug.get(each.read.profile.slug)
    if (guideId === undefined) throw new Error('The guide insert returned no row.')
    return { ...each, id: guideId }
  })
}

const toPhoto = ({ photoName }: Links) => (photoName === undefined ? {} : { photoName })

/** Writes what belongs to the profiles, the audit entries, and the public documents. */
async function finish(
  tx: Database,
  caller: Author,
  written: readonly WrittenGuide[],
  now: Date,
): Promise<StoredGuide[]> {
  await writeBelongings(tx, written, now)
  const stored = await storedGuides(
    tx,
    parisDay(now),
    written.map(({ id }) => id),
  )
  const byId = new Map(stored.map((each) => [each.guide.id, each]))
  const saved = written.map(({ id, before }) => {
    const after = byId.get(id)
    if (!after) throw new Error(`Guide ${id} was not stored.`)
    return { id, before, after }
  })
  const changes = saved.map(({ id, before, after }) => ({
    at: now,
    action: toAction(before, after),
    entity: 'guide' as const,
    entityId: String(id),
    label: after.guide.fullName,
    before: before ? toValues(before) : {},
    after: toValues(after),
  }))
  await writeAudits(tx, caller.actor, changes)
  const shown = saved.filter(({ before, after }) => before && publicValues(before) !== publicValues(after))
  if (shown.length > 0) {
    const shownIds = shown.map(({ id }) => id)
    await projectExpeditions(tx, await expeditionsOfGuides(tx, shownIds), now)
  }
  return saved.map(({ after }) => after)
}

/** Absences and accounts of guides that have other ones now. */
async function writeBelongings(tx: Database, written: readonly WrittenGuide[], now: Date): Promise<void> {
  const absencesByGuide = new Map(
    written.flatMap(({ id, read: { absences } }) => (absences ? [[id, absences]] : [])),
  )
  const userByGuide = new Map(
    written.flatMap(({ id, before, links: { userId } }) =>
      userId === undefined || userId === (before?.account?.id ?? null) ? [] : [[id, userId]],
    ),
  )
  if (absencesByGuide.size > 0) await replaceAbsences(tx, absencesByGuide, parisDay(now))
  if (userByGuide.size > 0) await giveAccounts(tx, userByGuide, now)
}

function toAction(before: StoredGuide | undefined, after: StoredGuide): AuditAction {
  if (!before) return 'guide.created'
  if (before.guide.isHidden === after.guide.isHidden) return 'guide.changed'
  return after.guide.isHidden ? 'guide.hidden' : 'guide.shown'
}

function toValues(stored: StoredGuide): AuditValues {
  const {
    id: _id,
    version: _version,
    departures_to_come: _led,
    photo,
    ...values
  } = toAgencyGuide(stored, true)
  return { ...values, photo: photo?.name ?? null }
}

const publicValues = ({ guide: { version: _version, changedAt: _changedAt, ...shown } }: StoredGuide) =>
  JSON.stringify(shown)
