import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { staff } from '#api/db/agencyTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { calendarFeeds } from '#api/db/feedTables.ts'
import { jobParts, jobs } from '#api/db/jobTables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { AgencyExport } from '#api/modules/agency/exports/exports.contract.ts'
import { runExports, runPage } from '#api/modules/agency/exports/runExports.ts'
import { readTable } from '#api/modules/agency/imports/table.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { importedFiles } from '#tests/support/importedFiles.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const { call, checked } = importedFiles(current)
  let owner: TestAccount
  beforeAll(async () => {
    owner = await staffMember(current().db, { role: 'owner' }, { isSteppedUp: true })
  })

  const begin = (kind: string, filter: object = {}, who = owner) =>
    call('POST', '/exports', { kind, filter }, who)
  const download = (id: string, who = owner) => call('GET', `/exports/${id}/file`, undefined, who)

  async function exported(kind: string, filter: object = {}): Promise<string> {
    const answer = await begin(kind, filter)
    const found: AgencyExport = answer.json()
    expect([answer.statusCode, found.state]).toEqual([201, 'done'])
    return (await download(found.id)).body
  }

  test.each(['expeditions', 'guides'])('imports an export of %s again without a change', async (kind) => {
    const file = await exported(kind)
    const dry = await checked(kind, file)
    expect([dry.errors, dry.rows]).toEqual([[], []])
    expect(dry.unchanged_count).toBe(dry.rows_count)
    expect(dry.rows_count).toBeGreaterThan(3)
  })

  test('imports an export of departures again without a change, also past and cancelled ones', async () => {
    const file = await exported('departures', { states: 'open,past,canceled,full,closed,confirmed,underway' })
    const dry = await checked('departures', file)
    expect([dry.errors, dry.rows]).toEqual([[], []])
    expect(dry.unchanged_count).toBe(dry.rows_count)
    expect(dry.ignored).toContain('booked_count')
  })

  test('writes what the list shows with its filter, with an entry in the audit log', async () => {
    const { body } = await call('GET', '/departures?expedition_id=2&first=50', undefined, owner)
    const listed = JSON.parse(body).departures
    const file = await exported('departures', { expedition_id: '2' })
    const rows = readTable(Buffer.from(file)).rows
    expect(rows.map(({ cells }) => cells.id)).toEqual(listed.map(({ id }: { id: string }) => id))
    expect(file.startsWith('\uFEFFid;expedition_id;start')).toBe(true)
    const [entry] = await readAudit(current().db, { action: 'export.requested' }, 1)
    expect(entry?.entry).toMatchObject({
      label: 'des départs',
      after: { rows: listed.length, filter: ['expedition_id'] },
    })
  })

  test('writes reservations and payments with decimal commas, formulas as text', async () => {
    const { db } = current()
    const departureId = await newDeparture(db, 4, '2027-07-26')
    const { userId } = await signedInAccount(db, { firstName: '=1+1', lastName: '' })
    await bookedReservation(db, userId, departureId, { travellers: 1 })
    const file = await exported('reservations', { departure_id: String(departureId) })
    expect(file).toContain(";'=1+1")
    expect(file).toContain(';500,00;')
    const payments = await exported('payments', { departure_id: String(departureId) })
    expect(payments).toMatch(/EX-[0-9A-Z]+;2027-07-26;payment;card;done;[0-9-]+;500,00;le client;\r\n$/)
  })

  test('requires the permission of the kind, and a step-up for personal data', async () => {
    const { db } = current()
    const claire = await staffMember(db, { permissions: ['bookings'] })
    const codes = async (who: TestAccount) => {
      const kinds = ['reservations', 'payments', 'manifest', 'departures', 'expeditions', 'guides']
      const answers = await Promise.all(kinds.map((kind) => begin(kind, { departure_id: '1' }, who)))
      return answers.map((answer) => answer.json().error?.code ?? answer.statusCode)
    }
    expect(await codes(claire)).toEqual([
      'STEP_UP_REQUIRED',
      'MISSING_PERMISSION',
      'STEP_UP_REQUIRED',
      201,
      201,
      201,
    ])
    const plain = await staffMember(db)
    expect((await codes(plain)).slice(0, 3)).toEqual([
      'MISSING_PERMISSION',
      'MISSING_PERMISSION',
      'MISSING_PERMISSION',
    ])
  })

  test('refuses the file, and further pages, to an author who has lost the permission', async () => {
    const { db } = current()
    const author = await staffMember(db, { permissions: ['bookings'] }, { isSteppedUp: true })
    const { id } = (await begin('reservations', { departure_id: '1' }, author)).json()
    await db.update(staff).set({ permissions: [] }).where(eq(staff.userId, author.userId))
    const refused = await download(id, author)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'MISSING_PERMISSION'])
    await db.update(jobs).set({ state: 'running', cursor: null }).where(eq(jobs.id, id))
    const failures: object[] = []
    await runExports({ db, clock: () => testNow }, { error: (entry: object) => failures.push(entry) })
    expect(failures).toMatchObject([{ jobId: id }])
    expect((await call('GET', `/exports/${id}`, undefined, author)).json().state).toBe('failed')
  })

  test('gives the file to its author alone, for ten minutes', async () => {
    const { db } = current()
    const { id, expires_at } = (await begin('guides')).json()
    expect(expires_at).toBe(new Date(testNow.getTime() + 600_000).toISOString())
    const other = await staffMember(db, { role: 'owner' }, { isSteppedUp: true })
    expect((await download(id, other)).statusCode).toBe(404)
    const later = await testApi(db, { clock: () => new Date(testNow.getTime() + 600_001) })
    const late = await later.inject({ url: `/api/v1/agency/exports/${id}/file`, headers: owner.headers })
    expect(late.statusCode).toBe(404)
    await later.close()
  })

  test('refuses a filter that the list refuses', async () => {
    expect((await begin('departures', { states: 'lost' })).statusCode).toBe(400)
    expect((await begin('manifest', {})).statusCode).toBe(400)
  })

  test('writes all that is held of a customer as JSON and as a page', async () => {
    const { db } = current()
    const departureId = await newDeparture(db, 4, '2027-08-02')
    const { userId } = await signedInAccount(db, { firstName: '<b>Zoé</b>', lastName: 'Quimerch' })
    await bookedReservation(db, userId, departureId, { travellers: 1 })
    const address = { userId, tokenHash: randomBytes(32), createdAt: testNow }
    await db.insert(calendarFeeds).values({ ...address, kind: 'favourites' })
    const document = async (format: string) => {
      const answer = await call('POST', `/customers/${userId}/export`, { format }, owner)
      return download(answer.json().id)
    }
    const json = (await document('json')).json()
    expect(json.account).toMatchObject({ id: userId, last_name: 'Quimerch' })
    expect(json.reservations).toMatchObject([{ total_cents: 50_000, entries: [{ amount_cents: 50_000 }] }])
    expect(json.calendars).toEqual([
      { content: 'favourites', created_at: testNow.toISOString(), last_read_at: null },
    ])
    const page = await document('html')
    expect(page.body).toContain('&lt;b&gt;Zoé&lt;/b&gt;')
    expect(page.headers['content-disposition']).toMatch(/^attachment; filename="client-[0-9-]+\.html"$/)
    const [entry] = await readAudit(db, { entity: 'customer', entityId: userId }, 1)
    expect(entry?.entry).toMatchObject({ action: 'customer.exported', label: userId })
    const claire = await staffMember(db, { permissions: ['bookings'] })
    const refused = await call('POST', `/customers/${userId}/export`, { format: 'json' }, claire)
    expect(refused.json().error.code).toBe('STEP_UP_REQUIRED')
  })

  test('leaves more than five thousand rows to a job, which goes on where a crash has stopped it', async () => {
    const { db } = current()
    await db.execute(sql`insert into departures
      (expedition_id, start_on, end_on, capacity, group_min, price_cents, created_at)
      select 6, date '2026-01-01' + n % 300, date '2026-01-06' + n % 300, 8, 4, 50000, ${testNow.toISOString()}::timestamptz
      from generate_series(1, 5200) as n`)
    const filter = { expedition_id: '6', states: 'past' }
    const { id, state, done_count, total_count } = (await begin('departures', filter)).json()
    expect([state, done_count, total_count > 5_200]).toEqual(['running', 0, true])
    expect((await download(id)).statusCode).toBe(404)
    await runPage({ db, clock: () => testNow }, id)
    const halfway = (await call('GET', `/exports/${id}`, undefined, owner)).json()
    expect([halfway.state, halfway.done_count]).toEqual(['running', 1_000])
    const log = { error: expect.unreachable }
    await Promise.all([
      runExports({ db, clock: () => testNow }, log),
      runExports({ db, clock: () => testNow }, log),
    ])
    const lines = (await download(id)).body.trimEnd().split('\r\n').slice(1)
    const ids = lines.map((line) => line.split(';')[0])
    expect([ids.length, new Set(ids).size]).toEqual([total_count, total_count])
    await db.delete(jobs).where(sql`kind = 'export'`)
    expect(await db.$count(jobParts)).toBe(0)
  })
})
