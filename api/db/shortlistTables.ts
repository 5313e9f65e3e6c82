import { bytes, users } from '#api/db/accountTables.ts'
import { day, instant } from '#api/db/columns.ts'
import { check, index, integer, pgTable, primaryKey, smallint, sql, text, uuid } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'

/** Lists that friends share by their address. Token and keys are stored as hashes. */
export const shortlists = pgTable(
  'shortlists',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull().unique(),
    ownerHash: bytes('owner_hash').notNull(),
    /** The account that created it; null for a visitor. */
    ownerUser: uuid('owner_user').references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** Last change, or read within a day; an unused list is deleted. */
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [index('shortlists_by_use').on(t.lastUsedAt), index('shortlists_by_owner').on(t.ownerUser)],
)

export const shortlistItems = pgTable(
  'shortlist_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.expeditionId] }),
    index('shortlist_items_by_expedition').on(t.expeditionId),
  ],
)

/** Persons of a list, without an account: the key stays on their device. */
export const shortlistPeople = pgTable(
  'shortlist_people',
  {
    id: uuid().primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    keyHash: bytes('key_hash').notNull().unique(),
    name: text().notNull(),
    /** Order of arrival: a demonstration stops the clock. */
    arrival: integer().generatedAlwaysAsIdentity(),
    /** Travellers, with the person. */
    party: smallint().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('shortlist_people_by_list').on(t.listId),
    check('shortlist_people_party', sql`${t.party} between 1 and 8`),
  ],
)

/** 2 is « oui », 1 « pourquoi pas », 0 « non ». Votes for a trip that leaves the list come back with it. */
export const shortlistVotes = pgTable(
  'shortlist_votes',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => shortlistPeople.id, { onDelete: 'cascade' }),
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    vote: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.expeditionId] }),
    index('shortlist_votes_by_expedition').on(t.expeditionId),
    check('shortlist_votes_vote', sql`${t.vote} between 0 and 2`),
  ],
)

/** Weeks, by their Saturday: 1 is the week-end with its Monday, 2 the whole week. */
export const shortlistWeeks = pgTable(
  'shortlist_weeks',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => shortlistPeople.id, { onDelete: 'cascade' }),
    week: day('week').notNull(),
    part: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.week] }),
    check('shortlist_weeks_part', sql`${t.part} between 1 and 2`),
    check('shortlist_weeks_saturday', sql`extract(isodow from ${t.week}) = 6`),
  ],
)
