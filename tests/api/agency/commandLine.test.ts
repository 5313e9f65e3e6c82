import { expect, test } from 'vitest'
import { auditEntries, staff, totpSecrets } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { inviteOwner, resetOwnFactors } from '#api/modules/agency/staff/commandLine.ts'
import { newVisitor } from '#tests/api/auth/visitor.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('empty', (current) => {
  test('makes the first owner of a new database by a link of 24 hours, once', async () => {
    const { db } = current()
    let now = testNow
    const deps = { db, env: testEnv(), clock: () => now }
    const api = await testApi(db, { clock: () => now })
    const toToken = (link: string) => link.replace('http://localhost:4000/agence/invitation/', '')
    const late = toToken(await inviteOwner(deps, 'agnes@example.test'))
    now = new Date(testNow.getTime() + 24 * 3_600_000)
    const input = { password: 'un refuge sous la neige', first_name: 'Agnès', last_name: 'Morand' }
    const accept = (token: string) => newVisitor(api).post(`/agency/invitations/${token}/accept`, input)
    expect((await accept(late)).json().error.code).toBe('INVITATION_INVALID')
    const token = toToken(await inviteOwner(deps, 'agnes@example.test'))
    expect((await accept(token)).statusCode).toBe(200)
    expect((await accept(token)).json().error.code).toBe('INVITATION_INVALID')
    expect(await db.select({ role: staff.role, state: staff.state }).from(staff)).toEqual([
      { role: 'owner', state: 'active' },
    ])

    const [owner] = await db.select().from(staff)
    const userId = owner?.userId ?? ''
    await db
      .insert(totpSecrets)
      .values({ userId, secretSealed: new Uint8Array(48), createdAt: now, confirmedAt: now })
    expect(await resetOwnFactors(deps, 'nobody@example.test')).toMatch(/nothing was changed/)
    await resetOwnFactors(deps, 'agnes@example.test')
    expect(await db.$count(totpSecrets)).toBe(0)
    const byCommand = await db.select().from(auditEntries).where(eq(auditEntries.actorKind, 'command_line'))
    expect(byCommand.map(({ action, label }) => [action, label])).toEqual([
      ['invitation.created', 'a…@example.test'],
      ['invitation.created', 'a…@example.test'],
      ['staff.factors_reset', 'a…@example.test'],
    ])
  })
})
