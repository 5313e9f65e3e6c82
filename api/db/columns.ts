import { sql } from 'drizzle-orm'
import { date, text, timestamp } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const day = (name: string) => date(name, { mode: 'string' })
export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`)

/** The time by which triggers date what they write; a demonstration stops the clock of the service alone. */
export const databaseNow = sql<Date>`date_trunc('milliseconds', now())`
