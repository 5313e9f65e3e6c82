import { users } from '#api/db/accountTables.ts'
import { day, instant } from '#api/db/columns.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import { octoBookings } from '#api/db/octoTables.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { departures } from '#api/db/tables.ts'
import { bookingSources } from '#api/modules/agency/reservations/states.contract.ts'
import type { Contact, Order } from '#api/modules/quote/order.contract.ts'
import { travellerMarks, travellerUnits } from '#api/modules/reservations/participants.contract.ts'
import { reservationStages } from '#api/modules/reservations/stage.contract.ts'

/** The one unfinished reservation of a user. Its places are set aside by a hold, if at all. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
    travelersCount: smallint('travelers_count').notNull(),
    /** Children among the travellers. */
    childrenCount: smallint('children_count').notNull().default(0),
    unitPriceCents: integer('unit_price_cents').notNull(),
    /** Null where children pay the price of an adult. */
    childPriceCents: integer('child_price_cents'),
    /** How to reach the person who books. */
    contact: jsonb().$type<Contact>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [check('carts_children', sql`${t.childrenCount} between 0 and ${t.travelersCount}`)],
)

/**
 * Places set aside until an instant. An expired hold counts for nothing, swept or not. Rows of a departure
 * change under the lock of its row.
 */
export const holds = pgTable(
  'holds',
  {
    id: uuid().primaryKey().defaultRandom(),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
    /**
     * Its owner: a cart, an entry of the waiting list with an offer, an option by phone, a reseller's booking, or a
     * pledge that is called. A cart takes the places of its account's pledge, which has them again after the cart.
     */
    cartId: uuid('cart_id')
      .unique()
      .references(() => carts.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    waitingEntryId: uuid('waiting_entry_id')
      .unique()
      .references(() => waitingEntries.id, { onDelete: 'cascade' }),
    reservationId: uuid('reservation_id')
      .unique()
      .references(() => reservations.id, { onDelete: 'restrict' }),
    octoBookingId: uuid('octo_booking_id')
      .unique()
      .references(() => octoBookings.id, { onDelete: 'restrict' }),
    pledgeId: uuid('pledge_id')
      .unique()
      .references(() => pledges.id, { onDelete: 'cascade' }),
    places: smallint().notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Whether a forward step has renewed it, which happens once. */
    isRenewed: boolean('is_renewed').notNull().default(false),
    /** Whether a payment has lifted it, which happens once. */
    isLifted: boolean('is_lifted').notNull().default(false),
    /** Block of the client's address, whose holds are limited; null for holds of the agency. */
    addressBlock: text('address_block'),
  },
  (t) => [
    index('holds_by_departure').on(t.departureId),
    index('holds_by_expiry').on(t.expiresAt),
    check('holds_places', sql`${t.places} > 0`),
    check(
      'holds_owner',
      sql`num_nonnulls(coalesce(${t.cartId}, ${t.pledgeId}), ${t.waitingEntryId}, ${t.reservationId}, ${t.octoBookingId}) = 1`,
    ),
  ],
)

/** A wish for places on a full departure; the first that fits is offered what comes free. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
    /** Null without an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    places: smallint().notNull(),
    /** SHA-256 of the secret of its links. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null until the link of the first mail is followed; an account needs no link. */
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
    /** An entry is offered places once. */
    offeredAt: instant('offered_at'),
    offerExpiresAt: instant('offer_expires_at'),
    acceptedAt: instant('accepted_at'),
    leftAt: instant('left_at'),
  },
  (t) => [
    index('waiting_entries_by_departure').on(t.departureId, t.createdAt),
    uniqueIndex('waiting_entries_one_each')
      .on(t.departureId, sql`lower(${t.email})`)
      .where(sql`${t.leftAt} is null`),
    check('waiting_entries_places', sql`${t.places} between 1 and 20`),
  ],
)

export const reservations = pgTable(
  'reservations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null where a reseller sold it: its customer has no account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'restrict' }),
    resellerId: uuid('reseller_id').references(() => resellers.id, { onDelete: 'restrict' }),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'restrict' }),
    travelersCount: smallint('travelers_count').notNull(),
    isGuide: boolean('is_guide').notNull().default(false),
    totalCents: integer('total_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    canceledAt: instant('canceled_at'),
    /** Amount due since the cancellation; null without a refund. */
    refundCents: integer('refund_cents'),
    /** Day of the refund; null while it is pending. */
    refundedOn: date('refunded_on', { mode: 'string' }),
    /** Such as EX-7K3Q9M; null before online booking. */
    reference: text().unique(),
    /** The order as it was paid, never recomputed. */
    order: jsonb().$type<Order>(),
    /** Options by phone hold their places until an hour; only booked ones owe money and have travellers who leave. */
    stage: text({ enum: reservationStages }).notNull().default('booked'),
    optionUntil: instant('option_until'),
    /** Key of the last change by the agency: repeated, it changes nothing. */
    changeKey: text('change_key'),
    /** Times that the date was changed: the first change is free. */
    changesCount: smallint('changes_count').notNull().default(0),
    /** Paris day of the last balance reminder. */
    remindedOn: date('reminded_on', { mode: 'string' }),
    source: text({ enum: bookingSources }).notNull().default('site'),
    /** Counts changes of the date, the travellers, the price and the state; by trigger where no writer does. */
    version: integer().notNull().default(1),
    /** Folded names, addresses, phones and reference, by triggers. */
    searchText: text('search_text').notNull().default(''),
    /** Sum of the ledger's account of its customer, by a trigger. */
    balanceCents: integer('balance_cents').notNull().default(0),
    /** Its first day, the day that its balance is due, and the travellers with all required answers, by triggers. */
    leavesOn: day('leaves_on'),
    balanceDueOn: day('balance_due_on'),
    completeCount: smallint('complete_count').notNull().default(0),
  },
  (t) => [
    index('reservations_by_user').on(t.userId),
    index('reservations_by_departure').on(t.departureId),
    index('reservations_newest').on(t.createdAt, t.id).where(sql`not ${t.isGuide}`),
    index('reservations_canceled').on(t.canceledAt).where(sql`${t.canceledAt} is not null`),
    index('reservations_owing').on(t.createdAt, t.id).where(sql`${t.balanceCents} <> 0`),
    index('reservations_leaving').on(t.leavesOn, t.id).where(sql`not ${t.isGuide}`),
    index('reservations_incomplete').on(t.leavesOn).where(sql`${t.completeCount} < ${t.travelersCount}`),
    index('reservations_words').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('reservations_source', sql`${t.source} in ('site', 'phone', 'reseller', 'import')`),
    index('reservations_by_reseller').on(t.resellerId),
    check('reservations_owner', sql`num_nonnulls(${t.userId}, ${t.resellerId}) = 1`),
    uniqueIndex('reservations_one_guide').on(t.userId, t.departureId).where(sql`${t.isGuide}`),
    index('reservations_options').on(t.optionUntil).where(sql`${t.stage} = 'option'`),
    // A guide leads the departure and takes no place.
    check('reservations_places', sql`${t.isGuide} = (${t.travelersCount} = 0)`),
    check('reservations_stage', sql`${t.stage} in ('option', 'booked', 'expired')`),
    check('reservations_option', sql`${t.stage} = 'booked' or ${t.optionUntil} is not null`),
    check('reservations_refund', sql`${t.refundCents} > 0 and ${t.refundCents} <= ${t.totalCents}`),
    check('reservations_refunded', sql`${t.refundedOn} is null or ${t.refundCents} is not null`),
  ],
)

export const participants = pgTable(
  'participants',
  {
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthDate: date('birth_date', { mode: 'string' }),
    phone: text(),
    emergencyContact: text('emergency_contact'),
    diet: text(),
    shoeSize: smallint('shoe_size'),
    /** Adult or child, as a reseller sold it; null elsewhere, where the birth date tells. */
    unit: text({ enum: travellerUnits }),
    /** Its unit item, where a reseller sold it. */
    unitItemId: uuid('unit_item_id'),
    /** Price of this traveller, options included; null before online booking. */
    priceCents: integer('price_cents'),
    canceledAt: instant('canceled_at'),
    /** Set by the agency on the day of the departure. */
    mark: text({ enum: travellerMarks }),
  },
  (t) => [
    primaryKey({ columns: [t.reservationId, t.position] }),
    check('participants_unit', sql`${t.unit} in ('adult', 'child')`),
    check('participants_mark', sql`${t.mark} in ('arrived', 'absent')`),
  ],
)
