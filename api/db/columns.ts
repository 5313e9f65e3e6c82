import { date, sql, text, timestamp } from '#api/db/drizzle.ts'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const day = (name: string) => date(name, { mode: 'string' })
export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`)

/** The time by which triggers date what they write; a demonstration stops the clock of the service alone. */
export const databaseNow = sql<Date>`date_trunc('milliseconds', now())`
