import { randomBytes } from 'node:crypto'
import { appTime } from '#api/clock.ts'
import { sessions } from '#api/db/accountTables.ts'
import { passkeys, recoveryCodes, staff, totpSecrets } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNotNull, isNull } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { steppedUpUntil } from '#api/modules/agency/access/access.domain.ts'
import { factorAddedMail } from '#api/modules/agency/access/access.mails.ts'
import { factorNames } from '#api/modules/agency/access/access.messages.ts'
import {
  closeAgency,
  countRecoveryCodes,
  findFactors,
  pickProofs,
} from '#api/modules/agency/access/access.repository.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import {
  generateRecoveryCode,
  recoveryCodeCount,
  writeRecoveryCode,
} from '#api/modules/agency/access/recoveryCode.domain.ts'
import { openSecret, sealSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { acceptedStep, totpSecretBytes } from '#api/modules/agency/access/totp.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'

export type FactorContext = Pick<ApiDeps, 'db' | 'clock' | 'env'> & { hasher: PasswordHasher }

/** The first factor follows the password; any other needs a recent second factor. */
export async function mayEnrol({ db, clock }: FactorContext, caller: AgencyCaller): Promise<boolean> {
  const factors = await findFactors(db, caller.user.id)
  return factors.length === 0 || steppedUpUntil(pickProofs(caller), clock()) !== undefined
}

export async function refuseWithoutStepUp(context: FactorContext, caller: AgencyCaller): Promise<void> {
  if (!(await mayEnrol(context, caller))) throw new Refusal('STEP_UP_REQUIRED')
}

/** Prepares an app: its secret counts once a code has confirmed it. */
export async function beginTotp(context: FactorContext, caller: AgencyCaller): Promise<Uint8Array> {
  await refuseWithoutStepUp(context, caller)
  const { user, actor } = caller
  const secret = randomBytes(totpSecretBytes)
  const now = context.clock()
  await context.db.transaction(async (tx) => {
    await tx.delete(totpSecrets).where(isPending(user.id))
    const secretSealed = sealSecret(context.env, user.id, secret)
    await tx.insert(totpSecrets).values({ userId: user.id, secretSealed, createdAt: now })
    await writeAudit(tx, actor, { ...toEntry(caller, now), action: 'staff.totp_begun' })
  })
  return secret
}

/** Confirms the app by its first code, in place of a former one. Returns the recovery codes of a first factor. */
export async function confirmTotp(
  context: FactorContext,
  caller: AgencyCaller,
  typed: string,
): Promise<string[]> {
  await refuseWithoutStepUp(context, caller)
  const { env } = context
  const userId = caller.user.id
  return enrolFactor(context, caller, factorNames.totp, (tx, now) =>
    confirmPending(tx, { env, userId, typed, now }),
  )
}

/**
 * Adds a factor, which opens the agency; `store` returns false for a wrong one. Returns the recovery codes of
 * a first factor.
 */
export async function enrolFactor(
  context: FactorContext,
  caller: AgencyCaller,
  label: string,
  store: (tx: Database, now: Date) => Promise<boolean>,
): Promise<string[]> {
  const { db, hasher } = context
  const { user, sessionId } = caller
  const hasCodes = (await countRecoveryCodes(db, user.id)) > 0
  const codes = hasCodes ? undefined : await newRecoveryCodes(hasher)
  const now = context.clock()
  return db.transaction(async (tx) => {
    if (!(await store(tx, now))) throw new Refusal('INVALID_CODE')
    const opened = { secondFactorAt: now, lastSeenAt: now }
    await tx.update(sessions).set(opened).where(eq(sessions.id, sessionId))
    if (codes) await replaceRecoveryCodes(tx, user.id, codes.hashes, now)
    await announceFactor(tx, context, caller, { label, now })
    return codes?.written ?? []
  })
}

/** Never the last one: a second factor is mandatory. Ends what it may have opened elsewhere. */
export async function removeFactor(
  { db, clock }: FactorContext,
  caller: AgencyCaller,
  id: string,
): Promise<void> {
  const now = clock()
  const userId = caller.user.id
  await db.transaction(async (tx) => {
    // One after the other: two removals at once would each leave the other's factor.
    await tx.select({ id: staff.userId }).from(staff).where(eq(staff.userId, userId)).for('update')
    const factors = await findFactors(tx, userId)
    const factor = factors.find((each) => each.id === id)
    if (!factor) throw new Refusal('FACTOR_NOT_FOUND')
    if (factors.length === 1) throw new Refusal('LAST_FACTOR')
    await tx.delete(totpSecrets).where(eq(totpSecrets.id, id))
    await tx.delete(passkeys).where(eq(passkeys.id, id))
    await closeAgency(tx, userId, { but: caller.sessionId })
    const label = factor.name ?? factorNames.totp
    await writeAudit(tx, caller.actor, { ...toEntry(caller, now), action: 'staff.factor_removed', label })
  })
}

/** Returns ten codes in place of the former ones. */
export async function renewRecoveryCodes(
  { db, clock, hasher }: FactorContext,
  caller: AgencyCaller,
): Promise<string[]> {
  const { written, hashes } = await newRecoveryCodes(hasher)
  const now = clock()
  await db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, caller.user.id, hashes, now)
    await writeAudit(tx, caller.actor, { ...toEntry(caller, now), action: 'staff.recovery_codes_renewed' })
  })
  return written
}

async function newRecoveryCodes(hasher: PasswordHasher): Promise<{ written: string[]; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, () => generateRecoveryCode(randomBytes(32)))
  return { written: codes.map(writeRecoveryCode), hashes: await Promise.all(codes.map(hasher.hash)) }
}

async function announceFactor(
  tx: Database,
  { env }: FactorContext,
  caller: AgencyCaller,
  { label, now }: { label: string; now: Date },
): Promise<void> {
  const { user, actor } = caller
  await writeAudit(tx, actor, { ...toEntry(caller, now), action: 'staff.factor_added', label })
  const to = { firstName: user.firstName, link: `${env.publicUrl}${agencyPaths.home}` }
  const letter = factorAddedMail(to, label)
  await queueMail(tx, { recipient: user.email, ...letter, requestId: actor.requestId }, now)
}

export const toEntry = ({ user }: AgencyCaller, at: Date) => ({
  at,
  entity: 'staff' as const,
  entityId: user.id,
  label: user.firstName ?? user.email,
})

const isPending = (userId: string) => and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt))

type FirstCode = { env: ApiDeps['env']; userId: string; typed: string; now: Date }

/** Replaces the former app by the pending one; false when the code is not its own. */
async function confirmPending(tx: Database, { env, userId, typed, now }: FirstCode): Promise<boolean> {
  const [pending] = await tx.select().from(totpSecrets).where(isPending(userId)).for('update')
  const secret = pending && openSecret(env, userId, pending.secretSealed)
  const step = pending && secret && acceptedStep(secret, typed, appTime(now, env.fixedNow), pending.lastStep)
  if (!pending || step === undefined) return false
  const isFormer = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))
  await tx.delete(totpSecrets).where(isFormer)
  await tx
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep: step, lastUsedAt: now })
    .where(eq(totpSecrets.id, pending.id))
  return true
}

async function replaceRecoveryCodes(
  tx: Database,
  userId: string,
  hashes: string[],
  now: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })))
}
