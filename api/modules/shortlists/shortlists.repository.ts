import { addDays, parisDay } from '#api/clock.ts'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, gt, lte } from '#api/db/drizzle.ts'
import {
  shortlistItems,
  shortlistPeople,
  shortlists,
  shortlistVotes,
  shortlistWeeks,
} from '#api/db/shortlistTables.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { cellStates } from '#api/modules/departures/departures.domain.ts'
import { departureRepository } from '#api/modules/departures/departures.repository.ts'
import type { CardReader } from '#api/modules/expeditions/cards.ts'
import { pageReader } from '#api/modules/search/page.repository.ts'
import type { Person, Shortlist, Vote } from '#api/modules/shortlists/shortlists.contract.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { jsonAround } from '#api/plugins/json.ts'
import { bestDates, computeScore } from '#rules/shortlist.ts'
import { shortlistLimits } from '#schema/shortlist.ts'

export type List = typeof shortlists.$inferSelect

const dayMs = 86_400_000
const oldestUse = (now: Date) => new Date(now.getTime() - shortlistLimits.days * dayMs)

/** Selects the list with a token; an unused one is unknown, swept or not. */
export const isList = (token: string, now: Date) =>
  and(eq(shortlists.tokenHash, hashOfSecret(token)), gt(shortlists.lastUsedAt, oldestUse(now)))

/** The list of a token. Records its use once a day, so that a list that is open is not written all the time. */
export async function usedList(db: Database, token: string, now: Date): Promise<List> {
  const [list] = await db.select().from(shortlists).where(isList(token, now))
  if (!list) throw new Refusal('SHORTLIST_NOT_FOUND')
  if (now.getTime() - list.lastUsedAt.getTime() < dayMs) return list
  await db.update(shortlists).set({ lastUsedAt: now }).where(eq(shortlists.id, list.id))
  return { ...list, lastUsedAt: now }
}

export async function deleteUnusedLists(db: Database, now: Date): Promise<void> {
  await db.delete(shortlists).where(lte(shortlists.lastUsedAt, oldestUse(now)))
}

/** Writes a list as JSON around its stored cards; `key` is the one of the person who reads it. */
export function shortlistReader(db: Database, readCard: CardReader) {
  const readPage = pageReader(db, readCard)
  const departures = departureRepository(db)

  return async (list: List, key: string | undefined, now: Date): Promise<Buffer> => {
    const { ids, people, listVotes } = await findParts(db, list.id)
    const today = parisDay(now)
    const trips = ids.map(async (id) => ({
      id: String(id),
      found: await departures.startingAfter(id, today),
    }))
    const { cards } = await readPage(ids, [], (id) => {
      const votes = listVotes(id)
      return { score: computeScore(votes.map(({ vote }) => vote)), votes }
    })
    const dates = toDates(people, await Promise.all(trips), listVotes)
    const hash = key === undefined ? undefined : Buffer.from(hashOfSecret(key))
    const me = hash && people.find(({ keyHash }) => hash.equals(keyHash))
    const answer: Omit<Shortlist, 'items'> = {
      id: list.id,
      title: list.title,
      is_closed: list.closedAt !== null,
      expires_on: addDays(parisDay(list.lastUsedAt), shortlistLimits.days),
      people: people.map(({ keyHash: _, ...person }) => person),
      best_dates: dates,
      me: me?.id ?? null,
    }
    return jsonAround('items', cards, answer)
  }
}

type Departures = Awaited<ReturnType<ReturnType<typeof departureRepository>['startingAfter']>>

function toDates(
  people: Person[],
  trips: { id: string; found: Departures }[],
  listVotes: (id: number) => Vote[],
): Shortlist['best_dates'] {
  const listed = trips.map(({ id, found }) => ({
    id,
    votes: listVotes(Number(id)).map(({ vote }) => vote),
    departures: found.map((departure) => ({
      id: departure.id,
      startDate: departure.start,
      endDate: departure.end,
      status: cellStates[departure.status],
      availableCount: departure.available_count,
      departure,
    })),
  }))
  return bestDates(people, listed).map(({ expeditionId, departure: { departure }, travellers, missing }) => ({
    expedition_id: expeditionId,
    departure,
    travellers,
    missing,
  }))
}

/** Trips of the list that visitors can open, its persons in the order of their arrival, and the votes of each trip. */
async function findParts(db: Database, listId: string) {
  const isOfList = eq(shortlistPeople.listId, listId)
  const [items, people, votes, weeks] = await Promise.all([
    db
      .select({ id: shortlistItems.expeditionId })
      .from(shortlistItems)
      .innerJoin(expeditionDocuments, eq(expeditionDocuments.expeditionId, shortlistItems.expeditionId))
      .where(eq(shortlistItems.listId, listId))
      .orderBy(asc(shortlistItems.position)),
    db.select().from(shortlistPeople).where(isOfList).orderBy(asc(shortlistPeople.arrival)),
    db
      .select({
        personId: shortlistPeople.id,
        expeditionId: shortlistVotes.expeditionId,
        vote: shortlistVotes.vote,
      })
      .from(shortlistVotes)
      .innerJoin(shortlistPeople, eq(shortlistPeople.id, shortlistVotes.personId))
      .where(isOfList)
      .orderBy(asc(shortlistPeople.arrival)),
    db
      .select({ personId: shortlistPeople.id, week: shortlistWeeks.week, part: shortlistWeeks.part })
      .from(shortlistWeeks)
      .innerJoin(shortlistPeople, eq(shortlistPeople.id, shortlistWeeks.personId))
      .where(isOfList)
      .orderBy(asc(shortlistWeeks.week)),
  ])
  const votesByTrip = Map.groupBy(votes, ({ expeditionId }) => expeditionId)
  return {
    ids: items.map(({ id }) => id),
    people: people.map(({ id, name, party, keyHash }) => ({
      id,
      name,
      party,
      keyHash,
      weeks: weeks.flatMap(({ personId, week, part }) => (personId === id ? [{ week, part }] : [])),
    })),
    listVotes: (id: number) =>
      (votesByTrip.get(id) ?? []).map(({ personId, vote }) => ({ person_id: personId, vote })),
  }
}
