import { createHash } from 'node:crypto'
import { rateCounters } from '#api/db/accountTables.ts'
import { eq, lt, sql } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { type Limit, recentAttempts, waitMs } from '#api/plugins/rateLimit.domain.ts'
import { addressBlock, toNetwork } from '#server/addressBlock.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** All limits of the service, for an address block, an account, a user or a key. */
export const limits = {
  emailCheckMinute: { name: 'email-check-minute', max: 10, windowMs: minute },
  emailCheckHour: { name: 'email-check-hour', max: 40, windowMs: hour },
  login: {
    name: 'login',
    max: 5,
    windowMs: hour,
    delaysMs: [15 * second, 30 * second, minute, 2 * minute, 5 * minute, 15 * minute],
  },
  loginFailures: { name: 'login-failures', max: 30, windowMs: 10 * minute },
  resetMails: { name: 'reset-mails', max: 20, windowMs: hour },
  resetChecks: { name: 'reset-checks', max: 20, windowMs: hour },
  reset: { name: 'reset', max: 3, windowMs: hour },
  emailConfirmations: { name: 'email-confirmations', max: 5, windowMs: hour },
  signUp: { name: 'sign-up', max: 5, windowMs: hour },
  socialSignIn: { name: 'social-sign-in', max: 60, windowMs: 10 * minute },
  newsletterByAddress: { name: 'newsletter-address', max: 5, windowMs: hour },
  newsletterByUser: { name: 'newsletter-user', max: 20, windowMs: hour },
  callbacks: { name: 'callbacks', max: 5, windowMs: hour },
  waitingByAddress: { name: 'waiting-address', max: 10, windowMs: hour },
  waitingByUser: { name: 'waiting-user', max: 30, windowMs: hour },
  waitingLinks: { name: 'waiting-links', max: 120, windowMs: 10 * minute },
  waitingMails: { name: 'waiting-mails', max: 5, windowMs: hour },
  pledgesByUser: { name: 'pledges-user', max: 30, windowMs: hour },
  messagesByAddress: { name: 'messages-address', max: 5, windowMs: hour },
  reports: { name: 'reports', max: 5, windowMs: hour },
  messageReports: { name: 'message-reports', max: 10, windowMs: hour },
  codesByAddress: { name: 'codes-address', max: 60, windowMs: hour },
  codesByUser: { name: 'codes-user', max: 20, windowMs: hour },
  giftCardsByUser: { name: 'gift-cards-user', max: 20, windowMs: hour },
  giftCardsByAddress: { name: 'gift-cards-address', max: 40, windowMs: hour },
  agencyMutations: { name: 'agency-mutations', max: 300, windowMs: minute },
  agencyUploads: { name: 'agency-uploads', max: 60, windowMs: 10 * minute },
  agencyExports: { name: 'agency-exports', max: 10, windowMs: hour },
  agencySearches: { name: 'agency-searches', max: 120, windowMs: minute },
  agencyMails: { name: 'agency-mails', max: 5, windowMs: hour },
  agencyMessages: { name: 'agency-messages', max: 200, windowMs: hour },
  agencyTrials: { name: 'agency-trials', max: 20, windowMs: hour },
  agencyInvitations: { name: 'agency-invitations', max: 20, windowMs: hour },
  invitationLinks: { name: 'invitation-links', max: 30, windowMs: hour },
  keyRequests: { name: 'key-requests', max: 600, windowMs: minute },
  shortlists: { name: 'shortlists', max: 10, windowMs: day },
  shortlistWrites: { name: 'shortlist-writes', max: 60, windowMs: hour },
  feedReads: { name: 'feed-reads', max: 60, windowMs: hour },
  messagesByUser: { name: 'messages-user', max: 20, windowMs: hour },
} as const satisfies Record<string, Limit>

/** Limit of a network: several times that of one of its blocks. */
const ofNetworks = ({ name, max, ...limit }: Limit): Limit => ({
  ...limit,
  name: `${name}-network`,
  max: 4 * max,
})

const sweepEveryMs = 10 * minute

type RateDeps = Pick<ApiDeps, 'db' | 'clock' | 'env'>

/** Counts attempts in the database: all nodes share the counters, and they survive a restart. */
export function rateLimits(deps: RateDeps) {
  const { attempt, takeBack } = rateCounts(deps)

  /**
   * Counts one attempt for the block of an address, and for its network, which may have thousands of blocks.
   */
  async function attemptFrom(limit: Limit, address: string): Promise<number> {
    const block = addressBlock(address)
    const network = toNetwork(address)
    const waitS = await attempt(limit, block)
    if (waitS > 0 || !network) return waitS
    const networkWaitS = await attempt(ofNetworks(limit), network)
    if (networkWaitS > 0) await takeBack(limit, block)
    return networkWaitS
  }

  return {
    attempt,
    takeBack,
    attemptFrom,

    async takeBackFrom(limit: Limit, address: string): Promise<void> {
      const network = toNetwork(address)
      await takeBack(limit, addressBlock(address))
      if (network) await takeBack(ofNetworks(limit), network)
    },

    async enforceFrom(limit: Limit, address: string): Promise<void> {
      const retryAfterS = await attemptFrom(limit, address)
      if (retryAfterS > 0) throw new Refusal('RATE_LIMITED', { retryAfterS })
    },

    async enforce(limit: Limit, subject: string): Promise<void> {
      const retryAfterS = await attempt(limit, subject)
      if (retryAfterS > 0) throw new Refusal('RATE_LIMITED', { retryAfterS })
    },

    async forget(limit: Limit, subject: string): Promise<void> {
      await deps.db.delete(rateCounters).where(eq(rateCounters.key, toKey(limit, subject)))
    },
  }
}

/** The counters, by limit and subject. */
function rateCounts({ db, clock, env }: RateDeps) {
  let sweptAt = 0

  /**
   * Counts one attempt and returns the seconds to wait, 0 when it is allowed. A refused attempt does not
   * count.
   */
  async function attempt(limit: Limit, subject: string): Promise<number> {
    const now = clock()
    const nowMs = now.getTime()
    if (nowMs - sweptAt >= sweepEveryMs) {
      sweptAt = nowMs
      await db.delete(rateCounters).where(lt(rateCounters.resetsAt, now))
    }
    const key = toKey(limit, subject)
    const resetsAt = new Date(nowMs + limit.windowMs)
    return db.transaction(async (tx) => {
      // An upsert without a change locks the row and serialises concurrent attempts.
      const [counter] = await tx
        .insert(rateCounters)
        .values({ key, resetsAt })
        .onConflictDoUpdate({ target: rateCounters.key, set: { key: sql`excluded.key` } })
        .returning()
      const recent = recentAttempts(counter?.attempts ?? [], limit, nowMs)
      const delayMs = waitMs(recent, limit, env.rateLimitFactor, nowMs)
      if (delayMs > 0) return Math.max(1, Math.ceil(delayMs / 1000))
      await tx
        .update(rateCounters)
        .set({ attempts: [...recent, nowMs], resetsAt })
        .where(eq(rateCounters.key, key))
      return 0
    })
  }

  /** Takes one attempt back: where only failures count, each is counted before its outcome is known. */
  async function takeBack(limit: Limit, subject: string): Promise<void> {
    const { attempts, key } = rateCounters
    await db
      .update(rateCounters)
      .set({ attempts: sql`${attempts}[:cardinality(${attempts}) - 1]` })
      .where(eq(key, toKey(limit, subject)))
  }

  return { attempt, takeBack }
}

/** Subjects are stored as hashes: the counters hold no address. */
function toKey(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`
}
