import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { loadAgency } from '#api/db/demo/agency.ts'
import { desc, eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { mailSamples } from '#api/modules/agency/settings/mailSamples.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const root = join(import.meta.dirname, '../../..')
const publicUrl = 'https://explora.example.test'

test('has a sample of each letter that the product sends', async () => {
  const letters = new Set<string>()
  for (const path of globSync('api/modules/**/*.mails.ts', { cwd: root })) {
    const module: Record<string, unknown> = await import(join(root, path))
    const names = Object.keys(module).filter(
      (name) => /Mail$/.test(name) && typeof module[name] === 'function',
    )
    for (const name of names) letters.add(`${path} ${name}`)
  }
  // A cancellation has two: by the customer and by the agency.
  expect(mailSamples(publicUrl)).toHaveLength(letters.size + 1)
})

onDatabase('empty', (current) => {
  let api: Api
  let agnes: TestAccount
  beforeAll(async () => {
    await loadAgency(current().db, testNow)
    api = await testApi(current().db)
    agnes = await staffMember(current().db, { role: 'owner', email: 'agnes.essai@example.test' })
  })
  const call = async (method: 'GET' | 'POST', path: string, { headers } = agnes) => {
    const answer = await api.inject({ method, url: `/api/v1/agency/settings/${path}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('shows each letter with the name of the agency, and without a mark', async () => {
    const { mails } = (await call('GET', 'mails')).body
    const confirmation = mails.find(({ id }: { id: string }) => id === 'confirmation')
    expect(confirmation.text).toContain('l’équipe Explora')
    expect(JSON.stringify(mails)).not.toContain('\uE000')
  })

  test('sends a trial to the owner, and limits them', async () => {
    const sent = await call('POST', 'mails/balance/try')
    expect([sent.status, sent.body]).toEqual([201, { recipient: 'agnes.essai@example.test' }])
    const [mail] = await current().db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(1)
    expect([mail?.recipient, mail?.subject]).toEqual([
      'agnes.essai@example.test',
      expect.stringMatching(/^\[Essai\] Ton solde/),
    ])
    const entries = await current().db.select().from(auditEntries).where(eq(auditEntries.entityId, 'balance'))
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ['settings.mail_tried', 'Rappel du solde'],
    ])
    expect((await call('POST', 'mails/unknown/try')).body.error.code).toBe('MAIL_NOT_FOUND')
    const statuses: number[] = []
    for (let round = 0; round < 20; round++) statuses.push((await call('POST', 'mails/balance/try')).status)
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([19, 429])
  })

  test('names the services, what they last did, and no secret', async () => {
    const { connections } = (await call('GET', 'connections')).body
    expect(connections.map(({ kind }: { kind: string }) => kind)).toEqual([
      'database',
      'mail',
      'payment',
      'payment_events',
      'google',
      'facebook',
    ])
    expect(connections[0].last_success_at).not.toBeNull()
    const sentAt = new Date('2027-03-10T08:00:00Z')
    await current().db.update(outbox).set({ sentAt })
    expect((await call('GET', 'connections')).body.connections[1]).toEqual({
      kind: 'mail',
      service: 'files',
      last_success_at: sentAt.toISOString(),
      last_error_at: null,
    })
    await signedInAccount(current().db, { provider: 'google_oauth2' })
    const [google, facebook] = (await call('GET', 'connections')).body.connections.slice(4)
    expect([google.last_success_at, facebook.last_success_at]).toEqual([testNow.toISOString(), null])
  })

  test('is for owners alone', async () => {
    const staff = await staffMember(current().db, { permissions: ['messages', 'content'] })
    for (const path of ['mails', 'connections'])
      expect((await call('GET', path, staff)).body.error.code).toBe('MISSING_PERMISSION')
    expect((await call('POST', 'mails/balance/try', staff)).body.error.code).toBe('MISSING_PERMISSION')
  })
})
