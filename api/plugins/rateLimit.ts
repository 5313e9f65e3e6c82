import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { lt, sql } from 'drizzle-orm'
import type { ApiDeps } from '#api/app.ts'
import { rateCounters } from '#api/db/accountTables.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type Limit = { name: string; max: number; windowMs: number }

const minute = 60_000
const hour = 60 * minute

/** Every limit of the service, for one address block, one account or one user. */
export const limits = {
  emailCheckMinute: { name: 'email-check-minute', max: 10, windowMs: minute },
  emailCheckHour: { name: 'email-check-hour', max: 40, windowMs: hour },
  loginFailures: { name: 'login-failures', max: 30, windowMs: 10 * minute },
  reset: { name: 'reset', max: 3, windowMs: hour },
  signUp: { name: 'sign-up', max: 5, windowMs: hour },
  newsletterByAddress: { name: 'newsletter-address', max: 5, windowMs: hour },
  newsletterByUser: { name: 'newsletter-user', max: 20, windowMs: hour },
  messagesByUser: { name: 'messages-user', max: 20, windowMs: hour },
} as const satisfies Record<string, Limit>

/** Fixed windows, counted in the database: every node counts the same attempts, and a restart forgets none. */
export function rateLimits({ db, clock, env }: Pick<ApiDeps, 'db' | 'clock' | 'env'>) {
  /** Counts one attempt and answers the seconds to wait, 0 when it is allowed. */
  async function attempt(limit: Limit, subject: string): Promise<number> {
    const now = clock()
    const resetsAt = new Date(now.getTime() + limit.windowMs)
    const isOver = sql`${rateCounters.resetsAt} <= ${now.toISOString()}::timestamptz`
    const [counter] = await db
      .insert(rateCounters)
      .values({ key: keyOf(limit, subject), count: 1, resetsAt })
      .onConflictDoUpdate({
        target: rateCounters.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateCounters.resetsAt} end`,
        },
      })
      .returning()
    if (!counter || counter.count <= limit.max * env.rateLimitFactor) return 0
    return Math.max(1, Math.ceil((counter.resetsAt.getTime() - now.getTime()) / 1000))
  }

  return {
    attempt,
    async enforce(limit: Limit, subject: string): Promise<void> {
      const retryAfterS = await attempt(limit, subject)
      if (retryAfterS > 0) throw new Refusal('RATE_LIMITED', { retryAfterS })
    },
    async forgetExpired(): Promise<void> {
      await db.delete(rateCounters).where(lt(rateCounters.resetsAt, clock()))
    },
  }
}

/** Whom a limit counts is kept as a hash: the counters hold no address of anybody. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** One household or office: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
