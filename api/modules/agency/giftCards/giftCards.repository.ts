import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq, isNotNull, type SQL, sql } from '#api/db/drizzle.ts'
import { recipientText } from '#api/db/foldedText.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import type { AgencyGiftCard, GiftCardState } from '#api/modules/agency/giftCards/giftCards.contract.ts'
import { type GiftCardQuery, giftCardState } from '#api/modules/agency/giftCards/giftCards.domain.ts'
import { isOlder, type Position } from '#api/modules/agency/pages.ts'
import { endsWith, hasAll, isIn } from '#api/modules/agency/search/hits.repository.ts'
import { endOfCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { giftCardCents } from '#api/modules/giftCards/giftCards.repository.ts'

type Filter = {
  query?: GiftCardQuery | undefined
  state?: GiftCardState | undefined
  hasBalance?: boolean
  after?: Position | undefined
}

/** Reader of the cards; persons are for those who may read customers. */
type Reader = { now: Date; mayReadPeople: boolean }

// A query of one table writes its columns without the table: here they are those of the outer query.
const cents = giftCardCents(sql`${giftCards}.id`)
const { id, code, activatedAt, blockedAt, createdAt, validUntil } = giftCards

/** Paid cards that match, the newest first. */
export async function listGiftCards(
  db: Database,
  filter: Filter,
  reader: Reader,
  limit: number,
): Promise<AgencyGiftCard[]> {
  const { query, state, hasBalance, after } = filter
  const matches = and(
    isNotNull(activatedAt),
    state && stateIs[state](parisDay(reader.now)),
    hasBalance ? sql`${cents} > 0` : undefined,
    isOlder(createdAt, id, after),
  )
  const page = { matches, limit }
  return read(db, query ? isFound(db, query, reader, page) : matches, reader, limit)
}

export async function giftCardById(
  db: Database,
  cardId: string,
  reader: Reader,
): Promise<AgencyGiftCard | undefined> {
  return (await read(db, eq(id, cardId), reader, 1))[0]
}

async function read(
  db: Database,
  condition: SQL | undefined,
  reader: Reader,
  limit: number,
): Promise<AgencyGiftCard[]> {
  const rows = await db
    .select({ card: giftCards, cents, buyer: { firstName: users.firstName, lastName: users.lastName } })
    .from(giftCards)
    .leftJoin(users, eq(users.id, giftCards.buyerId))
    .where(and(isNotNull(activatedAt), condition))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map((row) => toGiftCard(row, reader))
}

/** Conditions of the states that `giftCardState` derives. */
const stateIs: Record<GiftCardState, (today: string) => SQL> = {
  blocked: () => sql`${blockedAt} is not null`,
  spent: () => sql`${blockedAt} is null and ${cents} <= 0`,
  expired: (today) => sql`${blockedAt} is null and ${validUntil} < ${today} and ${cents} > 0`,
  active: (today) => sql`${blockedAt} is null and coalesce(${validUntil} >= ${today}, true) and ${cents} > 0`,
}

type Page = { matches: SQL | undefined; limit: number }

/** The newest of each way to find a card: together they have the newest of all. */
function isFound(
  db: Database,
  { code: whole, codeEnd, words }: GiftCardQuery,
  { mayReadPeople }: Reader,
  { matches, limit }: Page,
): SQL {
  const found = (way: SQL | undefined) =>
    db
      .select({ id })
      .from(giftCards)
      .leftJoin(users, eq(users.id, giftCards.buyerId))
      .where(and(matches, way))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
  const people = mayReadPeople && words.length > 0
  return isIn(id, [
    ...(whole === undefined ? [] : [found(eq(code, whole))]),
    ...(codeEnd === undefined ? [] : [found(endsWith(code, codeEnd))]),
    ...(people
      ? [found(hasAll(recipientText(giftCards), words)), found(hasAll(users.searchText, words))]
      : []),
  ])
}

type Row = {
  card: typeof giftCards.$inferSelect
  cents: number
  buyer: { firstName: string | null; lastName: string | null } | null
}

function toGiftCard({ card, cents, buyer }: Row, { now, mayReadPeople }: Reader): AgencyGiftCard {
  const balanceCents = Number(cents)
  const person = (name: string) => (mayReadPeople ? name || null : null)
  return {
    id: card.id,
    code_end: endOfCode(card.code),
    state: giftCardState({ ...card, balanceCents }, parisDay(now)),
    amount_cents: card.amountCents,
    balance_cents: balanceCents,
    created_at: card.createdAt.toISOString(),
    valid_until: card.validUntil,
    buyer_name: person([buyer?.firstName, buyer?.lastName].filter(Boolean).join(' ')),
    recipient_name: person(card.recipientName),
    recipient_email: person(card.recipientEmail),
    send_on: card.sendOn,
    sent_at: card.sentAt?.toISOString() ?? null,
  }
}
