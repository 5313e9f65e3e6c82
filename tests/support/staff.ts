import { createHmac, randomBytes } from 'node:crypto'
import { sessions } from '#api/db/accountTables.ts'
import { staff, staffInvitations, totpSecrets } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { sealSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Rights = {
  role?: 'owner' | 'staff'
  permissions?: StaffPermission[]
  state?: 'active' | 'suspended'
  firstName?: string
  email?: string
  passwordHash?: string
}
export type StaffMember = TestAccount & { secret: Uint8Array }

/** A member of the staff with an app, whose browser has the agency open unless a test says otherwise. */
export async function staffMember(
  db: Database,
  rights: Rights = {},
  { isOpen = true, isSteppedUp = false, hasApp = true, now = testNow } = {},
): Promise<StaffMember> {
  const { role = 'staff', permissions = [], state = 'active', ...person } = rights
  const account = await signedInAccount(db, person)
  const { userId, sessionId } = account
  const moments = { createdAt: now, changedAt: now }
  await db.insert(staff).values({ userId, role, permissions, state, ...moments })
  const secret = randomBytes(20)
  const app = { secretSealed: sealSecret(testEnv(), userId, secret), createdAt: now, confirmedAt: now }
  if (hasApp) await db.insert(totpSecrets).values({ userId, ...app })
  const opened = { secondFactorAt: isOpen ? now : null, steppedUpAt: isSteppedUp ? now : null }
  await db
    .update(sessions)
    .set({ lastSeenAt: now, ...opened })
    .where(eq(sessions.id, sessionId))
  return { ...account, secret, headers: await browserHeaders(db, account, now) }
}

/** The bearer that the gateway gets for the cookie of a browser. */
async function browserHeaders(
  db: Database,
  { userId, sessionId }: Pick<TestAccount, 'userId' | 'sessionId'>,
  now = testNow,
): Promise<{ authorization: string }> {
  const auth = authentication({ db, clock: () => now, env: testEnv() })
  return { authorization: `Bearer ${await auth.issueToken(sessionId, userId, 'browser')}` }
}

/** The invitation of a link, whose token a test chooses. */
export async function openInvitation(
  db: Database,
  token: string,
  changes: Partial<typeof staffInvitations.$inferInsert> = {},
): Promise<void> {
  await db.insert(staffInvitations).values({
    tokenHash: hashOfSecret(token),
    email: 'lou.nouvelle@example.test',
    role: 'staff',
    permissions: ['departures'],
    createdAt: testNow,
    expiresAt: new Date(testNow.getTime() + 72 * 3_600_000),
    ...changes,
  })
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, written for tests. */
export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** RFC 6238 written a second time, for tests: the product's own would agree with itself. */
export function appCode(secret: Uint8Array, at: Date): string {
  const counter = Buffer.from(
    Math.floor(at.getTime() / 30_000)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  )
  const mac = createHmac('sha1', secret).update(counter).digest()
  const start = Number(mac[19]) % 16
  const [a, b, c, d] = mac.subarray(start, start + 4)
  const value = (Number(a) % 128) * 2 ** 24 + Number(b) * 2 ** 16 + Number(c) * 2 ** 8 + Number(d)
  return `000000${value}`.slice(-6)
}
