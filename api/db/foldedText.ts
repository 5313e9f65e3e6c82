import { type PgColumn, type SQL, sql } from '#api/db/drizzle.ts'

type Columns<Name extends string> = Record<Name, PgColumn>

const optional = (column: PgColumn) => sql`coalesce(${column}, '')`

/** `fold_text` of the database does what `fold` does: lower case, no accents, words apart. Indexed as written here. */
export const personText = (t: Columns<'firstName' | 'lastName' | 'email' | 'phone'>): SQL =>
  sql`fold_text(${optional(t.firstName)} || ' ' || ${optional(t.lastName)} || ' ' || ${t.email} || ' ' || ${optional(t.phone)})`

export const expeditionText = (t: Columns<'name' | 'slug' | 'uniqueId' | 'regionSlug'>): SQL =>
  sql`fold_text(${t.name} || ' ' || ${t.slug} || ' ' || ${t.uniqueId} || ' ' || ${t.regionSlug})`

export const recipientText = (t: Columns<'recipientName' | 'recipientEmail'>): SQL =>
  sql`fold_text(${t.recipientName} || ' ' || ${t.recipientEmail})`

export const invoiceText = (t: Columns<'number' | 'document'>): SQL =>
  sql`fold_text(${t.number} || ' ' || coalesce(${t.document} ->> 'reference', '') || ' ' || coalesce(${t.document} -> 'customer' ->> 'name', ''))`
