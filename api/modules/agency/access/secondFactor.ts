import { appTime } from '#api/clock.ts'
import { sessions } from '#api/db/accountTables.ts'
import { recoveryCodes, staff, totpSecrets } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNotNull, isNull } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { lockedOutMail, recoveryCodeUsedMail } from '#api/modules/agency/access/access.mails.ts'
import { clockTime, lockedUntil, wrongRecoveryCode } from '#api/modules/agency/access/access.messages.ts'
import { countRecoveryCodes } from '#api/modules/agency/access/access.repository.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { afterWrongCode, isLocked, unlocked } from '#api/modules/agency/access/lockOut.domain.ts'
import { readRecoveryCode } from '#api/modules/agency/access/recoveryCode.domain.ts'
import { openSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { acceptedStep } from '#api/modules/agency/access/totp.domain.ts'
import { type Change, writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import type { Staff } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'

/** Consumes the proof in the transaction; false for a wrong one. */
export type Proof = (tx: Database, now: Date) => Promise<boolean>

type Attempt = {
  prove: Proof
  isSteppingUp: boolean
  action: Change['action']
  wrongMessage?: string
  afterwards?: (tx: Database, now: Date) => Promise<void>
}

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'>

const toLink = ({ env }: Context) => `${env.publicUrl}${agencyPaths.home}`

/**
 * Tries a proof. The lock on the row serialises the attempts of a person, so that none counts too late; a wrong
 * one is counted in the same transaction, and refused after it.
 */
export async function attempt(context: Context, caller: AgencyCaller, input: Attempt): Promise<void> {
  const now = context.clock()
  const refusal = await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(staff).where(eq(staff.userId, caller.user.id)).for('update')
    if (row?.state !== 'active') return new Refusal('ROUTE_NOT_FOUND')
    if (isLocked(row, now)) return lockedRefusal(row.lockedUntil, now)
    if (!(await input.prove(tx, now))) return countWrong(tx, context, caller, { input, row, now })
    await tx.update(staff).set(unlocked).where(eq(staff.userId, row.userId))
    await openAgency(tx, caller, input, now)
    return undefined
  })
  if (refusal) throw refusal
}

type Wrong = { input: Attempt; row: Staff; now: Date }

async function countWrong(
  tx: Database,
  context: Context,
  { user, actor }: AgencyCaller,
  { input, row, now }: Wrong,
): Promise<Refusal> {
  const next = afterWrongCode(row, now)
  await tx.update(staff).set(next).where(eq(staff.userId, row.userId))
  if (!next.lockedUntil) return new Refusal('INVALID_CODE', toMessage(input))
  const to = { firstName: user.firstName, link: toLink(context) }
  const letter = lockedOutMail(to, clockTime(next.lockedUntil))
  await queueMail(tx, { recipient: user.email, ...letter, requestId: actor.requestId }, now)
  return lockedRefusal(next.lockedUntil, now)
}

export const openingAction = (isSteppingUp: boolean) => (isSteppingUp ? 'staff.stepped_up' : 'staff.opened')

/** Opens the agency by a code of the app; the same code never serves twice. */
export function verifyTotp(
  context: Context,
  caller: AgencyCaller,
  typed: string,
  isSteppingUp: boolean,
): Promise<void> {
  return attempt(context, caller, {
    prove: totpProof(context.env, caller.user.id, typed),
    isSteppingUp,
    action: openingAction(isSteppingUp),
  })
}

/** Opens the agency by a recovery code, and never counts as a step-up. */
export async function useRecoveryCode(
  context: Context & { hasher: PasswordHasher },
  caller: AgencyCaller,
  typed: string,
): Promise<void> {
  await attempt(context, caller, {
    prove: await recoveryProof(context, caller, typed),
    isSteppingUp: false,
    action: 'staff.recovery_code_used',
    wrongMessage: wrongRecoveryCode,
    afterwards: async (tx, now) => {
      const { user, actor } = caller
      const left = await countRecoveryCodes(tx, user.id)
      const letter = recoveryCodeUsedMail({ firstName: user.firstName, link: toLink(context) }, left)
      await queueMail(tx, { recipient: user.email, ...letter, requestId: actor.requestId }, now)
    },
  })
}

/** Finds the code among the unused ones before the transaction: each comparison is a hash. */
async function recoveryProof(
  { db, hasher }: Context & { hasher: PasswordHasher },
  caller: AgencyCaller,
  typed: string,
): Promise<Proof> {
  const code = readRecoveryCode(typed)
  const isUnused = and(eq(recoveryCodes.userId, caller.user.id), isNull(recoveryCodes.usedAt))
  const rows = code ? await db.select().from(recoveryCodes).where(isUnused) : []
  let found: string | undefined
  for (const { id, codeHash } of rows) if (code && (await hasher.verify(codeHash, code))) found = id
  return async (tx, now) => {
    if (!found) return false
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(eq(recoveryCodes.id, found), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id })
    return used.length > 0
  }
}

const toMessage = ({ wrongMessage }: Attempt) => (wrongMessage ? { message: wrongMessage } : {})

function lockedRefusal(until: Date | null, now: Date): Refusal {
  const end = until ?? now
  return new Refusal('LOCKED', {
    retryAfterS: (end.getTime() - now.getTime()) / 1000,
    message: lockedUntil(end),
  })
}

/** Accepts each step of the confirmed app once. */
function totpProof(env: ApiDeps['env'], userId: string, typed: string): Proof {
  return async (tx, now) => {
    const [app] = await tx
      .select()
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
      .for('update')
    const secret = app && openSecret(env, userId, app.secretSealed)
    const step = app && secret && acceptedStep(secret, typed, appTime(now, env.fixedNow), app.lastStep)
    if (!app || step === undefined) return false
    await tx.update(totpSecrets).set({ lastStep: step, lastUsedAt: now }).where(eq(totpSecrets.id, app.id))
    return true
  }
}

/** Opens the agency to the caller's session, or records the step-up of an open one. */
async function openAgency(
  tx: Database,
  { user, staff: rights, sessionId, actor }: AgencyCaller,
  { isSteppingUp, action, afterwards }: Pick<Attempt, 'isSteppingUp' | 'action' | 'afterwards'>,
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: now, lastSeenAt: now, ...(isSteppingUp && { steppedUpAt: now }) })
    .where(eq(sessions.id, sessionId))
  const label = user.firstName ?? user.email
  await writeAudit(tx, actor, { at: now, action, entity: 'staff', entityId: rights.userId, label })
  await afterwards?.(tx, now)
}
