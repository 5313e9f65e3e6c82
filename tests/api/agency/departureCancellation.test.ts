import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { claimItem } from '#api/modules/agency/money/jobs.repository.ts'
import { runJobs } from '#api/modules/agency/money/runJobs.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { bookedDeparture, findEffects, startedJob } from '#tests/support/departureJob.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const input = { version: 1, start: '2027-07-05', reason: 'Orages annoncés', text: 'Un orage est annoncé.' }
const done = { isCanceled: true, cents: [500_00], due: 0 }
const open = { isCanceled: false, cents: [], due: 0 }

onDatabase('demo', (current) => {
  const { send, post, signInAs } = agencyMoney(current, 'departures', 'money')
  beforeEach(() => signInAs(['departures', 'money']))
  const log = { error: vi.fn() }
  const run = () => runJobs({ db: current().db, clock: () => testNow, env: testEnv() }, log)
  const cancel = (id: number, changes: object = {}, key?: string) =>
    post(`/departures/${id}/cancel`, { ...input, ...changes }, key)
  const plan = async (id: number) => (await send('GET', `/departures/${id}/cancellation`)).json()
  const departure = async (id: number) =>
    (await current().db.select().from(departures).where(eq(departures.id, id)))[0]

  test('counts the effects of a cancellation before it is decided', async () => {
    const { db } = current()
    const { departureId } = await bookedDeparture(db, 2)
    const near = await newDeparture(db, 4, '2027-07-12')
    expect(await plan(departureId)).toMatchObject({
      reservations_count: 2,
      travellers_count: 2,
      paid_cents: 1_000_00,
      card_cents: 1_000_00,
      manual_cents: 0,
      unpriced_count: 0,
    })
    expect((await plan(departureId)).alternatives).toContainEqual(
      expect.objectContaining({ id: String(near), start: '2027-07-12', available_count: 4 }),
    )
    expect((await departure(departureId))?.canceledAt).toBeNull()
  })

  test('cancels at once, then each reservation with its refund and its mail, once', async () => {
    const { db } = current()
    const { departureId } = await bookedDeparture(db, 3)
    await newDeparture(db, 4, '2027-07-06')
    await db.delete(outbox)
    const key = randomUUID()
    const answers = [await cancel(departureId, {}, key), await cancel(departureId, {}, key)]
    expect(answers.map((answer) => answer.json())).toEqual(
      [1, 2].map(() => ({ id: key, state: 'running', total_count: 3, done_count: 0, failures: [] })),
    )
    expect((await departure(departureId))?.canceledAt).not.toBeNull()
    await Promise.all([run(), run(), run()])
    const effects = await findEffects(db, departureId)
    expect(effects).toEqual({ each: [done, done, done], bookedCount: 0, mails: 3, differences: [] })
    const [mail] = await db.select().from(outbox)
    expect(mail?.text).toContain('Un orage est annoncé.')
    expect(mail?.text).toMatch(/Une autre date\s: .*6.*juillet 2027/)
    expect((await send('GET', `/jobs/${key}`)).json()).toMatchObject({ state: 'done', done_count: 3 })
    const audit = await readAudit(db, { entity: 'departure', entityId: String(departureId) }, 9)
    expect(audit.map(({ entry }) => [entry.action, entry.reason])).toEqual([
      ['departure.canceled', 'Orages annoncés'],
    ])
  })

  test('leaves reservations that their customers have moved or cancelled meanwhile', async () => {
    const { db } = current()
    const { departureId, ids } = await bookedDeparture(db, 3)
    const to = await newDeparture(db, 4, '2027-07-12')
    const key = randomUUID()
    await cancel(departureId, {}, key)
    const [moved = '', left = ''] = ids
    await db.update(reservations).set({ departureId: to }).where(eq(reservations.id, moved))
    await db.update(reservations).set({ canceledAt: testNow }).where(eq(reservations.id, left))
    await run()
    expect((await send('GET', `/jobs/${key}`)).json()).toMatchObject({ state: 'done', done_count: 3 })
    expect((await findEffects(db, to)).each).toEqual([{ isCanceled: false, cents: [], due: 0 }])
    const cents = (await findEffects(db, departureId)).each.map((each) => each.cents)
    expect(cents.toSorted()).toEqual([[], [500_00]])
  })

  test('gives gift cards where that is wanted', async () => {
    const { db } = current()
    const { departureId } = await bookedDeparture(db, 1)
    await cancel(departureId, { gift_cards: true })
    await run()
    const { each } = await findEffects(db, departureId)
    expect(each).toEqual([done])
    const subjects = (await db.select().from(outbox)).map(({ subject }) => subject.replaceAll(/\s/g, ' '))
    expect(subjects).toContain('Ta carte cadeau de 500 € chez Explora')
  })

  test('reports a reservation that fails, leaves the others, and tries it again', async () => {
    const { db } = current()
    const { departureId, ids } = await bookedDeparture(db, 3)
    const key = randomUUID()
    await cancel(departureId, {}, key)
    await db.execute(sql`create function refuse_refund() returns trigger language plpgsql as $$
      begin raise exception 'disk full'; end $$`)
    await db.execute(
      sql.raw(`create trigger refuse_refund before update on reservations for each row
      when (new.id = '${ids[1]}') execute function refuse_refund()`),
    )
    await run()
    const failed = (await send('GET', `/jobs/${key}`)).json()
    expect(failed).toMatchObject({ state: 'failed', done_count: 2 })
    expect(failed.failures).toMatchObject([
      { reservation_id: ids[1], message: expect.stringMatching(/erreur/) },
    ])
    await db.execute(sql`drop trigger refuse_refund on reservations`)
    await db.execute(sql`drop function refuse_refund()`)
    expect((await post(`/jobs/${key}/retry`, {})).json()).toMatchObject({ state: 'running', done_count: 2 })
    await run()
    expect((await findEffects(db, departureId)).each).toEqual([done, done, done])
    expect((await send('GET', `/jobs/${key}`)).json()).toMatchObject({ state: 'done', failures: [] })
  })

  test('cancels once a reservation whose node died in the middle of it', async () => {
    const { db } = current()
    const { departureId } = await startedJob(db, 2)
    await db.delete(outbox)
    const dying = db.transaction(async (tx) => {
      expect(await claimItem(tx)).toBeDefined()
      // Another node skips it meanwhile; the embedded database has none.
      if (current().engine === 'PostgreSQL') await run()
      throw new Error('the process was killed')
    })
    await expect(dying).rejects.toThrow('the process was killed')
    expect((await findEffects(db, departureId)).each).toContainEqual(open)
    await run()
    const effects = await findEffects(db, departureId)
    expect(effects).toEqual({ each: [done, done], bookedCount: 0, mails: 2, differences: [] })
  })

  test.each([
    ['an older version', { version: 2 }, 409, 'CONFLICT'],
    ['another day typed again', { start: '2027-07-06' }, 422, 'INVALID_FIELDS'],
    ['no reason', { reason: '' }, 400, 'INVALID_REQUEST'],
  ])('refuses %s and cancels nothing', async (_case, changes, status, code) => {
    const { departureId } = await bookedDeparture(current().db, 1)
    const answer = await cancel(departureId, changes)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect((await departure(departureId))?.canceledAt).toBeNull()
  })

  test('requires both permissions, and a second factor of the last minutes', async () => {
    const { departureId } = await bookedDeparture(current().db, 1)
    await signInAs(['departures'])
    expect((await cancel(departureId)).json().error.code).toBe('MISSING_PERMISSION')
    await signInAs(['money'])
    expect((await cancel(departureId)).json().error.code).toBe('MISSING_PERMISSION')
    await signInAs(['departures', 'money'], false)
    expect((await cancel(departureId)).json().error.code).toBe('STEP_UP_REQUIRED')
    expect((await departure(departureId))?.canceledAt).toBeNull()
  })
})
