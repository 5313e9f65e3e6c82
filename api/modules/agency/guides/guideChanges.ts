import { eq } from 'drizzle-orm'
import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { guides } from '#api/db/referenceTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { lastChange, writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { AgencyGuide, GuideChange, GuideInput } from '#api/modules/agency/guides/guides.contract.ts'
import { type ReadGuide, readGuide, readNewGuide } from '#api/modules/agency/guides/guides.domain.ts'
import { guideMessages } from '#api/modules/agency/guides/guides.messages.ts'
import {
  expeditionsOfGuide,
  giveAccount,
  guideOfAccount,
  guideWithSlug,
  hasPhoto,
  lockGuides,
  replaceAbsences,
  type StoredGuide,
  storedGuides,
  toAgencyGuide,
} from '#api/modules/agency/guides/guides.repository.ts'
import { accountByEmail } from '#api/modules/auth/accounts.repository.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readEmail } from '#schema/email.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Adds a guide, who is on a public page once an expedition names the guide. */
export function addGuide({ db, clock }: Context, caller: Author, input: GuideInput) {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockGuides(tx)
    const read = readNewGuide(input)
    const links = await readLinks(tx, input, undefined, read)
    const [created] = await tx
      .insert(guides)
      .values({ ...read.profile, photoName: links.photoName ?? null, changedAt: now })
      .returning()
    if (!created) throw new Error('The guide insert returned no row.')
    return finish(tx, caller, { read, links, now, after: created, before: undefined })
  })
}

/** Saves the profile of a guide, and rewrites the public documents that show it. */
export function saveGuide(
  { db, clock }: Context,
  caller: Author,
  id: number,
  { version, ...input }: GuideChange,
): Promise<AgencyGuide> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockGuides(tx)
    const [before] = await storedGuides(tx, parisDay(now), id)
    if (!before) throw new Refusal('GUIDE_NOT_FOUND')
    if (before.guide.version !== version) await refuseStale(tx, before)
    const read = readGuide(before.guide, input)
    const links = await readLinks(tx, input, id, read)
    const { photoName = before.guide.photoName } = links
    const after = { ...before.guide, ...read.profile, photoName, version: version + 1, changedAt: now }
    await tx.update(guides).set(after).where(eq(guides.id, id))
    return finish(tx, caller, { read, links, now, after, before })
  })
}

async function refuseStale(tx: Database, stored: StoredGuide): Promise<never> {
  const { by, at } = await lastChange(tx, 'guide', String(stored.guide.id))
  const changedAt = (at ?? stored.guide.changedAt).toISOString()
  const current = { ...toAgencyGuide(stored, true), changed_by: by, changed_at: changedAt }
  throw new Refusal('CONFLICT', { current })
}

/** Rows that a guide names; undefined: not changed. */
type Links = { photoName?: string | null; userId?: string | null }

/** Checks what other rows decide, and refuses the input as a whole if a field breaks a rule. */
async function readLinks(
  tx: Database,
  input: GuideInput,
  guideId: number | undefined,
  { profile, faults }: ReadGuide,
): Promise<Links> {
  const { photo, account_email: email } = input
  if (photo && !(await hasPhoto(tx, photo))) faults.photo = guideMessages.photo
  const account = email?.trim() ? await accountByEmail(tx, readEmail(email) ?? '') : undefined
  if (email?.trim() && !account) faults.account_email = guideMessages.noAccount
  const taken = account && (await guideOfAccount(tx, account.id))
  if (taken && taken.id !== guideId) faults.account_email = guideMessages.accountTaken(taken.fullName)
  if (Object.keys(faults).length > 0) throw new Refusal('INVALID_FIELDS', { fields: faults })
  const namesake = await guideWithSlug(tx, profile.slug)
  if (namesake !== undefined && namesake !== guideId)
    throw new Refusal('SLUG_TAKEN', { fields: { slug: guideMessages.slugTaken } })
  return {
    ...(photo !== undefined && { photoName: photo || null }),
    ...(email !== undefined && { userId: account?.id ?? null }),
  }
}

type Saved = {
  read: ReadGuide
  links: Links
  now: Date
  before: StoredGuide | undefined
  after: typeof guides.$inferSelect
}

/** Writes what belongs to the profile, the audit entry, and the public documents. */
async function finish(
  tx: Database,
  caller: Author,
  { read, links, now, before, after: { id } }: Saved,
): Promise<AgencyGuide> {
  const today = parisDay(now)
  if (read.absences) await replaceAbsences(tx, id, read.absences, today)
  if (links.userId !== undefined && links.userId !== (before?.account?.id ?? null))
    await giveAccount(tx, id, links.userId, now, today)
  const [after] = await storedGuides(tx, today, id)
  if (!after) throw new Error(`Guide ${id} was not stored.`)
  await writeAudit(tx, caller.actor, {
    at: now,
    action: actionOf(before, after),
    entity: 'guide',
    entityId: String(id),
    label: after.guide.fullName,
    before: before ? valuesOf(before) : {},
    after: valuesOf(after),
  })
  if (before && publicValues(before) !== publicValues(after))
    await projectExpeditions(tx, await expeditionsOfGuide(tx, id), now)
  return toAgencyGuide(after, true)
}

function actionOf(before: StoredGuide | undefined, after: StoredGuide): AuditAction {
  if (!before) return 'guide.created'
  if (before.guide.isHidden === after.guide.isHidden) return 'guide.changed'
  return after.guide.isHidden ? 'guide.hidden' : 'guide.shown'
}

function valuesOf(stored: StoredGuide): AuditValues {
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
