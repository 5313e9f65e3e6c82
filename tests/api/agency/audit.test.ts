import { expect, test } from 'vitest'
import { auditEntries, staff } from '#api/db/agencyTables.ts'
import { sql } from '#api/db/drizzle.ts'
import { changedFields, maskAddresses, maskNames } from '#api/modules/agency/audit/audit.domain.ts'
import { readAudit, writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

/** The message of the database, below that of the query. */
const reason = (error: unknown): string =>
  error instanceof Error ? (error.cause ? reason(error.cause) : error.message) : String(error)

test.each([
  ['j…@gmail.com', 'jeanne.martin@gmail.com'],
  ['Écrire à j…@gmail.com, puis à c…@example.test.', 'Écrire à jeanne@gmail.com, puis à c@example.test.'],
  ['sans adresse @ 10 h', 'sans adresse @ 10 h'],
])('masks %j', (masked, text) => {
  expect(maskAddresses(text)).toBe(masked)
})

test.each([
  ['Zoé Le Goff a changé d’avis', ['Zoé', 'Le Goff'], 'Z… L… G… a changé d’avis'],
  ['Demande de ANNE-LISE', ['Anne-Lise'], 'Demande de A…-L…'],
  ['Jeanne D’Arc s’est trompée', ['Jeanne', "D'Arc"], 'J… D’A… s’est trompée'],
  ['Chèque de zoe', ['Zoé'], 'Chèque de z…'],
  ['Orages annoncés', ['Zoé', 'O'], 'Orages annoncés'],
])('masks names: %s', (text, names, masked) => {
  expect(maskNames(text, names)).toBe(masked)
})

test('stores changed fields alone, masked, and never a secret', () => {
  const before = { role: 'staff', email: 'jeanne@gmail.com', phone: '+33612345678', places: 8, token: 'a' }
  const after = { role: 'staff', email: 'j.martin@gmail.com', phone: '+33700000000', places: 9, token: 'b' }
  expect(changedFields(before, after)).toEqual({
    before: { email: 'j…@gmail.com', phone: '+…', places: 8 },
    after: { email: 'j…@gmail.com', phone: '+…', places: 9 },
  })
})

onDatabase('empty', (current) => {
  const refused = (work: Promise<unknown>) => work.then(() => 'accepted', reason)
  const entry = {
    at: testNow,
    action: 'staff.changed',
    entity: 'staff',
    entityId: '7',
    label: 'zoe@example.test',
  } as const

  test.each([
    ['an update', sql`update audit_entries set label = 'x'`],
    ['a deletion', sql`delete from audit_entries`],
    ['a truncation', sql`truncate audit_entries`],
  ])('refuses %s of the log', async (_case, statement) => {
    await writeAudit(current().db, { kind: 'system' }, entry)
    expect(await refused(current().db.execute(statement))).toBe('the audit log is append-only')
  })

  test('records a change in its transaction, or not at all', async () => {
    const before = await current().db.$count(auditEntries)
    await refused(
      current().db.transaction(async (tx) => {
        await writeAudit(tx, { kind: 'command_line' }, entry)
        throw new Error('the change failed')
      }),
    )
    expect(await current().db.$count(auditEntries)).toBe(before)
  })

  test('finds entries by words without accents, and pages by cursor', async () => {
    const { db } = current()
    const owner = await staffMember(db, { role: 'owner', firstName: 'Agnès' })
    const actor = { kind: 'staff', userId: owner.userId, sessionId: owner.sessionId, requestId: 'r' } as const
    for (const label of ['Balcons de la Vanoise', 'Été en Écosse', 'Écosse à vélo'])
      await writeAudit(db, actor, { ...entry, label, reason: 'Prix de zoe@example.test' })
    const api = await testApi(db)
    const read = async (query: string) =>
      (await api.inject({ url: `/api/v1/agency/audit?${query}`, headers: owner.headers })).json()
    const first = await read('q=ecosse&first=1')
    expect(first.entries).toMatchObject([
      { label: 'Écosse à vélo', actor_name: 'Agnès', sentence: 'a modifié les droits de Écosse à vélo' },
    ])
    const second = await read(`q=ecosse&first=1&after=${first.next}`)
    expect([second.entries[0].label, second.next]).toEqual(['Été en Écosse', null])
    expect((await read(`actor_id=${owner.userId}&from=2027-03-10&to=2027-03-10`)).entries).toHaveLength(3)
    expect((await read('to=2027-03-09')).entries).toEqual([])
    expect((await read('after=bm90IG9uZQ')).error.code).toBe('INVALID_REQUEST')
    expect(JSON.stringify(await readAudit(db, {}, 50))).not.toContain('zoe@')
  })

  test('refuses to leave the agency without an active owner', async () => {
    const { db } = current()
    await refused(db.execute(sql`update staff set state = 'suspended'`)).then((message) =>
      expect(message).toBe('the agency has no active owner'),
    )
    expect(await refused(db.execute(sql`delete from staff`))).toBe('accepted')
    expect(await db.$count(staff)).toBe(0)
  })
})
