import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { findRows } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { jobs } from '#api/db/jobTables.ts'
import { dueHolds, sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { resetMail } from '#api/modules/mail/reset.mails.ts'
import { createTasks } from '#api/tasks.ts'
import type { Task } from '#api/worker/runner.ts'
import { startWorker } from '#api/worker/worker.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onBothDatabases, onDatabase } from '#tests/support/databases.ts'
import { honestProvider } from '#tests/support/honestProvider.ts'
import { readyCart } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { createTransfers } from '#tests/support/transfers.ts'
import { departureRow } from '#tests/support/waitingList.ts'

const letter = { recipient: 'lea@example.test', ...resetMail('https://explora.example.test/a-secret') }
const clock = () => testNow

const { log, lines } = capturedLog()
type WorkerDeps = Pick<Parameters<typeof startWorker>[0], 'db' | 'listen'>

function startUntilEnd(deps: WorkerDeps, tasks: readonly Task[]): void {
  const { stop } = startWorker({ ...deps, log }, tasks)
  onTestFinished(stop)
}

onDatabase('empty', (current) => {
  beforeEach(() => void lines.splice(0))

  const worker = (tasks: readonly Task[], changes: Partial<WorkerDeps> = {}) =>
    startUntilEnd({ ...current(), ...changes }, tasks)
  const inMs = (ms: number) => new Date(Date.now() + ms)

  /** A task of one row, which a run takes. */
  function oneRow(dueAt: Date | null, changes: Partial<Task> = {}) {
    const row = { dueAt }
    const run = vi.fn(async () => {
      row.dueAt = null
    })
    const due = () => sql`(select ${row.dueAt?.toISOString() ?? null}::timestamptz)`
    const task: Task = { name: 'mails', clock: () => new Date(), due, run, ...changes }
    return { task, row, run }
  }
  const notify = () => current().db.execute(sql`select pg_notify('work', 'mails')`)

  test('runs a task when its row is due, and no other', async () => {
    const { task, run } = oneRow(inMs(300))
    const later = oneRow(inMs(600_000), { name: 'holds' })
    worker([task, later.task])
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
    expect(later.run).not.toHaveBeenCalled()
  })

  test('reads due times again at a notice, which ends the rest of its task', async () => {
    const { task, row, run } = oneRow(inMs(0), { restMs: 600_000 })
    worker([task])
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
    row.dueAt = inMs(0)
    await notify()
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  })

  test('runs a task again for a notice during its run, never twice at once', async () => {
    const { promise, resolve: end } = Promise.withResolvers<void>()
    const run = vi.fn(() => promise)
    const { task } = oneRow(inMs(0), { run, restMs: 600_000 })
    const looked = vi.fn()
    const due = () => {
      looked()
      return sql`(select null::timestamptz)`
    }
    worker([task, oneRow(null, { name: 'holds', due }).task])
    await vi.waitFor(() => expect(run).toHaveBeenCalled())
    looked.mockClear()
    await notify()
    await vi.waitFor(() => expect(looked).toHaveBeenCalled())
    expect(run).toHaveBeenCalledOnce()
    end()
    await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(1))
  })

  test('logs the first of consecutive failures of a task, and tries again', async () => {
    const run = vi.fn(() => Promise.reject(new Error('down')))
    worker([oneRow(inMs(0), { run, restMs: 10 }).task])
    await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThanOrEqual(2))
    expect(lines.filter((line) => line.includes('failed to run a task'))).toHaveLength(1)
  })

  test('goes on once the database answers again', async () => {
    let isAway = true
    const due = () => (isAway ? sql`(select at from nowhere)` : sql`(select now())`)
    const { task, run } = oneRow(null, { due })
    worker([task])
    await vi.waitFor(() => expect(lines.join()).toContain('failed to read which tasks are due'))
    isAway = false
    await vi.waitFor(() => expect(run).toHaveBeenCalled())
  })

  test('listens again after a lost connection, and looks for what it missed', async () => {
    let lose: (error: Error) => void = () => undefined
    const listen = vi.fn(async (_channel: string, _hear: unknown, lost: typeof lose) => {
      lose = lost
      return async () => undefined
    })
    const { task, row, run } = oneRow(null)
    worker([task], { listen })
    await vi.waitFor(() => expect(listen).toHaveBeenCalledOnce())
    row.dueAt = inMs(0)
    lose(new Error('cut'))
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(2))
  })

  test('waits for the current run at a stop', async () => {
    let end: () => void = () => undefined
    const run = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    const { stop } = startWorker({ ...current(), log }, [oneRow(inMs(0), { run }).task])
    await vi.waitFor(() => expect(run).toHaveBeenCalled())
    const stopped = vi.fn()
    const stopping = stop().then(stopped)
    await notify()
    expect(stopped).not.toHaveBeenCalled()
    end()
    await stopping
  })
})

onBothDatabases('demo', (current) => {
  const allTasks = () => {
    const deps = { ...current(), clock, env: testEnv(), log }
    return createTasks({
      ...deps,
      paying: { ...deps, machineClock: clock, provider: honestProvider().provider },
    })
  }

  test('sends a mail once its transaction has committed', async () => {
    const { db } = current()
    await db.delete(outbox)
    startUntilEnd(current(), [createMailer({ db, clock, env: testEnv(), log })])
    await db.transaction((tx) => queueMail(tx, letter, testNow))
    await vi.waitFor(async () => expect((await db.select().from(outbox))[0]?.sentAt).toEqual(testNow))
  })

  test('frees the places of a hold when it ends', async () => {
    const { db } = current()
    const api = await testApi(db, { isBookingOpen: true })
    onTestFinished(() => api.close())
    const { departureId } = await readyCart(db, api)
    const held = async () => (await departureRow(db, departureId)).heldCount
    expect(await held()).toBe(2)
    const beginsAt = performance.now()
    // The hold ends in half a second.
    const now = () => new Date(testNow.getTime() + 30 * 60_000 - 500 + performance.now() - beginsAt)
    startUntilEnd(current(), [
      { name: 'holds', clock: now, due: () => dueHolds, run: () => sweepHolds(db, now()) },
    ])
    await vi.waitFor(async () => expect(await held()).toBe(0))
  })

  test('reads the due times of all tasks', async () => {
    const due = allTasks().flatMap((task) => task.due ?? [])
    for (const each of due)
      await expect(findRows(current().db, sql`select ${each(testNow)}`)).resolves.toHaveLength(1)
    expect(due).toHaveLength(9)
  })

  test('names a task in each notice of the database', async () => {
    const rows = await findRows<{ name: string }>(
      current().db,
      sql`select distinct encode(tgargs, 'escape') as name from pg_trigger where tgfoid = 'announce_work'::regproc`,
    )
    const announced = rows.map(({ name }) => name.replace('\\000', '')).toSorted()
    expect(announced).toHaveLength(8)
    expect(allTasks().map(({ name }) => name)).toEqual(expect.arrayContaining(announced))
  })

  test('announces an import or export that waits, and no finished one', async () => {
    const { db, listen } = current()
    const heard: string[] = []
    const stop = await listen('work', (name) => heard.push(name), vi.fn())
    onTestFinished(stop)
    const [person] = await db.select({ id: users.id }).from(users).limit(1)
    const { importId, exportId } = await createTransfers(db, person?.id ?? '')
    await db.update(jobs).set({ state: 'applying' }).where(eq(jobs.id, importId))
    await db.update(jobs).set({ state: 'running' }).where(eq(jobs.id, exportId))
    await vi.waitFor(() => expect(heard).toEqual(['imports', 'exports']))
    await db.delete(jobs)
  })
})
