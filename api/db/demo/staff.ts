import { createHmac } from 'node:crypto'
import { staff, totpSecrets } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { demoStaffIds } from '#api/db/demo/accounts.ts'
import { and, eq, inArray, isNotNull } from '#api/db/drizzle.ts'
import type { ApiEnv } from '#api/env.ts'
import { openSecret, sealSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { totpSecretBytes } from '#api/modules/agency/access/totp.domain.ts'

/**
 * Gives each demonstration member of the staff an authenticator app, whose codes `/dev/codes` shows. Replaces
 * those sealed with another secret.
 */
export async function enrolDemoStaff(
  db: Database,
  env: Pick<ApiEnv, 'sessionSecret'>,
  now: Date,
): Promise<void> {
  const members = await db
    .select({ userId: staff.userId })
    .from(staff)
    .where(inArray(staff.userId, demoStaffIds))
  for (const { userId } of members) {
    const isConfirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))
    const [app] = await db.select().from(totpSecrets).where(isConfirmed)
    if (app && openSecret(env, userId, app.secretSealed)) continue
    const digest = createHmac('sha256', env.sessionSecret).update(`demo app ${userId}`).digest()
    const secretSealed = sealSecret(env, userId, digest.subarray(0, totpSecretBytes))
    await db.delete(totpSecrets).where(isConfirmed)
    await db.insert(totpSecrets).values({ userId, secretSealed, createdAt: now, confirmedAt: now })
  }
}
