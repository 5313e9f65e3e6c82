import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import type { ContentChange } from '#api/modules/agency/expeditions/content.contract.ts'
import { lockSlugs } from '#api/modules/agency/expeditions/draft.ts'
import type { AgencyExpedition } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { copyName } from '#api/modules/agency/expeditions/expeditions.messages.ts'
import {
  findSurroundings,
  type StoredExpedition,
  storedExpedition,
  toAgencyExpedition,
} from '#api/modules/agency/expeditions/expeditions.repository.ts'
import {
  addDrafts,
  freeSlug,
  insertDrafts,
  takenSlugs,
  toBase,
} from '#api/modules/agency/expeditions/newDrafts.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'
import { expeditionLimits } from '#schema/expedition.content.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Creates an expedition as a draft, once for each key, and returns it. */
export function createExpedition(
  { db, clock }: Context,
  caller: Author,
  change: ContentChange,
  key: string,
): Promise<AgencyExpedition> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockSlugs(tx)
    const known = await expeditionOfKey(tx, key)
    if (known) return toAgencyExpedition(tx, known, now)
    const [made] = await addDrafts(tx, caller, [{ change, key }], now)
    if (made instanceof Refusal) throw made
    return toAgencyExpedition(tx, orNotFound(made), now)
  })
}

async function expeditionOfKey(tx: Database, key: string): Promise<StoredExpedition | undefined> {
  const [found] = await tx
    .select({ id: expeditions.id })
    .from(expeditions)
    .where(eq(expeditions.creationKey, key))
  return found && storedExpedition(tx, found.id)
}

/** Copies the draft of an expedition, with its photos and guide, as a draft of its own; once for each key. */
export function copyExpedition(
  { db, clock }: Context,
  caller: Author,
  id: number,
  key: string,
): Promise<AgencyExpedition> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockSlugs(tx)
    const known = await expeditionOfKey(tx, key)
    if (known) return toAgencyExpedition(tx, known, now)
    const { draft, row } = orNotFound(await storedExpedition(tx, id))
    const [, most] = expeditionLimits.name
    const name = copyName(draft.name.slice(0, most - copyName('').length))
    const base = toBase(name)
    const content = { ...draft, name, slug: freeSlug(await takenSlugs(tx, [base]), base) }
    const around = await findSurroundings(tx, content, null)
    const copies = [{ content, key, guideId: row.guideId }]
    const [created] = await insertDrafts(tx, caller, copies, { around, now, action: 'expedition.copied' })
    return toAgencyExpedition(tx, orNotFound(created), now)
  })
}
