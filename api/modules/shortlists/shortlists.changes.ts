import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, inArray, sql } from '#api/db/drizzle.ts'
import {
  shortlistItems,
  shortlistPeople,
  shortlists,
  shortlistVotes,
  shortlistWeeks,
} from '#api/db/shortlistTables.ts'
import { unknownField } from '#api/messages.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'
import type { WeeksChange } from '#api/modules/shortlists/shortlists.contract.ts'
import { isList, type List } from '#api/modules/shortlists/shortlists.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { weeksFrom } from '#rules/calendar.ts'
import { shortlistLimits } from '#schema/shortlist.ts'

/** 128 bits: an address that friends send one another, and the keys of persons and owner. */
const newKey = () => newSecret(128)

type Created = { list: List; token: string; ownerKey: string }

/** Stores a list with the trips that visitors can open, in their order. */
export async function createList(
  db: Database,
  input: { title: string; expeditionIds: number[]; ownerUser: string | null },
  now: Date,
): Promise<Created> {
  const targets = [...new Set(input.expeditionIds)]
  if (targets.length > shortlistLimits.items) throw new Refusal('SHORTLIST_TRIPS')
  const known = await publishedAmong(db, targets)
  const listed = targets.filter((id) => known.has(id))
  if (listed.length === 0) throw new Refusal('EXPEDITION_NOT_FOUND')
  const [token, ownerKey] = [newKey(), newKey()]
  return db.transaction(async (tx) => {
    const { title, ownerUser } = input
    const hashes = { tokenHash: hashOfSecret(token), ownerHash: hashOfSecret(ownerKey) }
    const [list] = await tx
      .insert(shortlists)
      .values({ ...hashes, ownerUser, title, createdAt: now, lastUsedAt: now })
      .returning()
    if (!list) throw new Error('the list was not stored')
    const items = listed.map((expeditionId, position) => ({ listId: list.id, expeditionId, position }))
    await tx.insert(shortlistItems).values(items)
    return { list, token, ownerKey }
  })
}

async function publishedAmong(db: Database, ids: number[]): Promise<Set<number>> {
  const { expeditionId } = expeditionDocuments
  const rows = await db
    .select({ id: expeditionId })
    .from(expeditionDocuments)
    .where(inArray(expeditionId, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Applies a change under the lock of the list, so that its limits hold, and returns the list. */
function lockedChange(
  db: Database,
  token: string,
  now: Date,
  change: (tx: Database, list: List) => Promise<void>,
): Promise<List> {
  return db.transaction(async (tx) => {
    const [list] = await tx.select().from(shortlists).where(isList(token, now)).for('update')
    if (!list) throw new Refusal('SHORTLIST_NOT_FOUND')
    await change(tx, list)
    await tx.update(shortlists).set({ lastUsedAt: now }).where(eq(shortlists.id, list.id))
    return { ...list, lastUsedAt: now }
  })
}

function refuseClosed({ closedAt }: List): void {
  if (closedAt) throw new Refusal('SHORTLIST_CLOSED')
}

/** Adds a person, who gets a key. */
export async function joinList(
  db: Database,
  token: string,
  input: { name: string; party: number },
  now: Date,
): Promise<{ list: List; personKey: string }> {
  const personKey = newKey()
  const list = await lockedChange(db, token, now, async (tx, joined) => {
    refuseClosed(joined)
    const listId = joined.id
    if ((await tx.$count(shortlistPeople, eq(shortlistPeople.listId, listId))) >= shortlistLimits.people)
      throw new Refusal('SHORTLIST_FULL')
    await tx
      .insert(shortlistPeople)
      .values({ ...input, listId, keyHash: hashOfSecret(personKey), createdAt: now })
  })
  return { list, personKey }
}

/** A change by the holder of a key: a person of the list, or its owner. */
export type KeyedChange = { token: string; key: string | undefined; now: Date }

type PersonChange = (tx: Database, person: { id: string; listId: string }) => Promise<void>

/** A change by a person of the list, whom the key names. */
export function changeAsPerson(
  db: Database,
  { token, key, now }: KeyedChange,
  change: PersonChange,
  { mayBeClosed = false }: { mayBeClosed?: boolean } = {},
): Promise<List> {
  return lockedChange(db, token, now, async (tx, list) => {
    const { id, listId, keyHash } = shortlistPeople
    const isPerson = and(eq(listId, list.id), eq(keyHash, hashOfSecret(key ?? '')))
    const [person] = await tx.select({ id, listId }).from(shortlistPeople).where(isPerson)
    if (!person) throw new Refusal('SHORTLIST_KEY_UNKNOWN')
    if (!mayBeClosed) refuseClosed(list)
    await change(tx, person)
  })
}

export const leave: PersonChange = async (tx, { id }) => {
  await tx.delete(shortlistPeople).where(eq(shortlistPeople.id, id))
}

/** Votes for a trip of the list; null takes the vote back. */
export const voteFor =
  (expeditionId: number, vote: number | null): PersonChange =>
  async (tx, { id: personId, listId }) => {
    const isItem = and(eq(shortlistItems.listId, listId), eq(shortlistItems.expeditionId, expeditionId))
    if ((await tx.$count(shortlistItems, isItem)) === 0) throw new Refusal('EXPEDITION_NOT_FOUND')
    const { personId: person, expeditionId: expedition } = shortlistVotes
    if (vote === null)
      return void (await tx
        .delete(shortlistVotes)
        .where(and(eq(person, personId), eq(expedition, expeditionId))))
    await tx
      .insert(shortlistVotes)
      .values({ personId, expeditionId, vote })
      .onConflictDoUpdate({ target: [person, expedition], set: { vote } })
  }

/** Replaces the weeks of the person. Weeks that have passed since they were read are left out. */
export const setWeeks =
  (weeks: WeeksChange['weeks'], today: string): PersonChange =>
  async (tx, { id: personId }) => {
    const allowed = weeksFrom(today)
    const [first = ''] = allowed
    const coming = weeks.filter(({ week }) => week >= first)
    const parts = new Map(coming.map(({ week, part }) => [week, part]))
    if (parts.size < coming.length || coming.some(({ week }) => !allowed.includes(week)))
      throw new Refusal('INVALID_REQUEST', { fields: { weeks: unknownField } })
    await tx.delete(shortlistWeeks).where(eq(shortlistWeeks.personId, personId))
    if (coming.length > 0)
      await tx.insert(shortlistWeeks).values(coming.map((each) => ({ personId, ...each })))
  }

/** Puts a trip at the end of the list, or takes it off; its votes stay for its return. */
export const setItem =
  (expeditionId: number, isListed: boolean): PersonChange =>
  async (tx, { listId }) => {
    const isOfList = eq(shortlistItems.listId, listId)
    const isItem = and(isOfList, eq(shortlistItems.expeditionId, expeditionId))
    if (!isListed) return void (await tx.delete(shortlistItems).where(isItem))
    if ((await tx.$count(shortlistItems, isItem)) > 0) return
    if (!(await publishedAmong(tx, [expeditionId])).has(expeditionId))
      throw new Refusal('EXPEDITION_NOT_FOUND')
    const [row] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        next: sql<number>`coalesce(max(${shortlistItems.position}) + 1, 0)::int`,
      })
      .from(shortlistItems)
      .where(isOfList)
    if (!row || row.count >= shortlistLimits.items) throw new Refusal('SHORTLIST_TRIPS')
    await tx.insert(shortlistItems).values({ listId, expeditionId, position: row.next })
  }

const isOwn = (token: string, key: string | undefined, now: Date) =>
  and(isList(token, now), eq(shortlists.ownerHash, hashOfSecret(key ?? '')))

/** Closes a list for its owner; a closed one stays closed since its first time. */
export async function closeList(db: Database, { token, key, now }: KeyedChange): Promise<List> {
  const [list] = await db
    .update(shortlists)
    .set({
      closedAt: sql`coalesce(${shortlists.closedAt}, ${now.toISOString()}::timestamptz)`,
      lastUsedAt: now,
    })
    .where(isOwn(token, key, now))
    .returning()
  if (!list) throw new Refusal('SHORTLIST_NOT_FOUND')
  return list
}

export async function deleteList(db: Database, { token, key, now }: KeyedChange): Promise<void> {
  const deleted = await db
    .delete(shortlists)
    .where(isOwn(token, key, now))
    .returning({ id: shortlists.id })
  if (deleted.length === 0) throw new Refusal('SHORTLIST_NOT_FOUND')
}
