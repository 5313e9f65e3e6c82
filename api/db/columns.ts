import { sql } from 'drizzle-orm'
import { date, text, timestamp } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const day = (name: string) => date(name, { mode: 'string' })
export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`)
