import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { passkeys, webauthnChallenges } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, lte } from '#api/db/drizzle.ts'
import { requiredField } from '#api/messages.ts'
import { unknownPasskey } from '#api/modules/agency/access/access.messages.ts'
import {
  enrolFactor,
  type FactorContext,
  mayEnrol,
  refuseWithoutStepUp,
  toEntry,
} from '#api/modules/agency/access/factors.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { NewPasskey, PasskeyOptions, PasskeyUse } from '#api/modules/agency/access/passkey.contract.ts'
import { attempt, openingAction, type Proof } from '#api/modules/agency/access/secondFactor.ts'
import {
  algorithms,
  relyingParty,
  verifyCreation,
  verifyUse,
  webauthn,
} from '#api/modules/agency/access/webauthn.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { cleanText } from '#schema/text.ts'

const challengeBytes = 32
const challengeMs = 5 * 60_000

type Context = FactorContext & { log: FastifyBaseLogger }
type StoredKey = typeof passkeys.$inferSelect

/** Prepares a new passkey and the use of an existing one, by one challenge for the session. */
export async function passkeyOptions(context: FactorContext, caller: AgencyCaller): Promise<PasskeyOptions> {
  const { db, clock } = context
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, caller.user.id))
  const challenge = randomBytes(challengeBytes)
  const creation = (await mayEnrol(context, caller))
    ? await startCreation(context, caller, keys, challenge)
    : null
  const request = keys.length > 0 ? await findRequest(context, keys, challenge) : null
  const now = clock()
  const stored = {
    challenge: challenge.toString('base64url'),
    expiresAt: new Date(now.getTime() + challengeMs),
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(webauthnChallenges)
      .values({ sessionId: caller.sessionId, ...stored })
      .onConflictDoUpdate({ target: webauthnChallenges.sessionId, set: stored })
    await writeAudit(tx, caller.actor, { ...toEntry(caller, now), action: 'staff.passkey_begun' })
  })
  return { creation, request }
}

type Challenge = Uint8Array<ArrayBuffer>

async function startCreation(
  { db, env }: FactorContext,
  { user }: AgencyCaller,
  keys: StoredKey[],
  challenge: Challenge,
) {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: (await readSettings(db, 'agency')).name,
    rpID: relyingParty(env).rpID,
    userID: Buffer.from(user.id.replaceAll('-', ''), 'hex'),
    userName: user.email,
    userDisplayName: user.firstName ?? user.email,
    challenge,
    timeout: challengeMs,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: keys.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}

async function findRequest({ env }: FactorContext, keys: StoredKey[], challenge: Challenge) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: relyingParty(env).rpID,
    challenge,
    timeout: challengeMs,
    allowCredentials: keys.map(toDescriptor),
    userVerification: 'required',
  })
}

const toDescriptor = ({ credentialId, transports }: StoredKey) => ({ id: credentialId, transports })

/** Uses up the challenge of the session; undefined without one that is still valid. */
async function takeChallenge({ db, clock }: Context, sessionId: string): Promise<string | undefined> {
  const [taken] = await db
    .delete(webauthnChallenges)
    .where(eq(webauthnChallenges.sessionId, sessionId))
    .returning()
  return taken && taken.expiresAt > clock() ? taken.challenge : undefined
}

/** Adds a passkey. Returns the recovery codes of a first factor. */
export async function addPasskey(
  context: Context,
  caller: AgencyCaller,
  response: NewPasskey,
  typedName: string,
): Promise<string[]> {
  const name = cleanText(typedName)
  if (!name) throw new Refusal('INVALID_NAME', { fields: { name: requiredField } })
  await refuseWithoutStepUp(context, caller)
  const challenge = await takeChallenge(context, caller.sessionId)
  const created = await verifyCreation({ ...context, challenge }, response)
  if (!created) throw new Refusal('INVALID_CODE', { message: unknownPasskey })
  const { credential, credentialBackedUp: isBackedUp } = created
  return enrolFactor(context, caller, name, async (tx, now) => {
    const { id: credentialId, publicKey, counter, transports = [] } = credential
    const key = { credentialId, publicKey, counter, transports, isBackedUp }
    const added = await tx
      .insert(passkeys)
      .values({ userId: caller.user.id, ...key, name, createdAt: now, lastUsedAt: now })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    return added.length > 0
  })
}

/** Opens the agency by a passkey of the caller. */
export async function verifyPasskey(
  context: Context,
  caller: AgencyCaller,
  response: PasskeyUse,
  isSteppingUp: boolean,
): Promise<void> {
  await attempt(context, caller, {
    prove: await passkeyProof(context, caller, response),
    isSteppingUp,
    action: openingAction(isSteppingUp),
    wrongMessage: unknownPasskey,
  })
}

/** Verifies before the transaction, and counts in it: a counter that decreases is the one of a copied key. */
async function passkeyProof(context: Context, caller: AgencyCaller, response: PasskeyUse): Promise<Proof> {
  const challenge = await takeChallenge(context, caller.sessionId)
  const [key] = await context.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, caller.user.id), eq(passkeys.credentialId, response.id)))
  const used = key && (await verifyUse({ ...context, challenge }, key, response))
  return (tx: Database, now: Date) => (key && used ? markUsed(tx, key.id, used, now) : Promise.resolve(false))
}

type Used = { newCounter: number; credentialBackedUp: boolean }

async function markUsed(
  tx: Database,
  id: string,
  { newCounter: counter, credentialBackedUp: isBackedUp }: Used,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), lte(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return used.length > 0
}
