import { carts } from '#api/db/bookingTables.ts'
import { day } from '#api/db/columns.ts'
import { pgTable, primaryKey, smallint, text, uuid } from '#api/db/drizzle.ts'

/** Persons of a cart as on their identity documents: the adults first, then the children. */
export const cartTravellers = pgTable(
  'cart_travellers',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    position: smallint().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: day('birth_date').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.position] })],
)

/** Options of the trip chosen for travellers, by their positions from 1. */
export const cartOptions = pgTable(
  'cart_options',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    code: text().notNull(),
    positions: smallint().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.code] })],
)

/** Discount codes and gift cards entered, as their tables write them. */
export const cartCodes = pgTable(
  'cart_codes',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    code: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.code] })],
)
