import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import {
  accountsChanged,
  type Change,
  contentChanged,
  retryDelayMs,
  toChange,
  toEvent,
} from '#api/modules/live/live.domain.ts'
import { changeReader } from '#api/modules/live/live.repository.ts'
import type { Streams } from '#api/modules/live/streams.ts'

type FeedDeps = Pick<ApiDeps, 'db' | 'listen'> & { log: Pick<FastifyBaseLogger, 'warn'>; streams: Streams }

/** Channel of the triggers' notifications. */
const channel = 'live'
/** A connection that delivers nothing delays no sign-out longer. */
const longestFlushMs = 1_000
/** Events may have been missed: subscribers read again. */
const resync = toEvent('resync', {}) + accountsChanged('')

/**
 * Broadcasts the database's notifications to all streams. Listens on one connection, from the first stream
 * until the api stops, and reconnects when it is lost.
 */
export function liveFeed({ db, listen, log, streams }: FeedDeps) {
  const hearChange = readInTurn(changeReader(db), streams, log)
  const marks = openMarks(db)
  const hear = (payload: string) => {
    marks.hear(payload)
    hearChange(payload)
  }
  let listening: ReturnType<ApiDeps['listen']> | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let isClosed = false

  function open(): Promise<unknown> {
    listening ??= listen(channel, hear, lose).then(
      (stop) => {
        clearTimeout(retry)
        if (failures > 0) streams.tell(resync)
        failures = 0
        return stop
      },
      (error) => {
        listening = undefined
        throw error
      },
    )
    return listening
  }

  function lose(error: Error): void {
    log.warn({ err: error }, 'live feed disconnected, reconnecting')
    listening = undefined
    tryAgain()
  }

  function tryAgain(): void {
    if (isClosed) return
    retry = setTimeout(() => open().catch(tryAgain), retryDelayMs(failures)).unref()
    failures++
  }

  return {
    open,

    /** Waits until the changes committed so far have been sent to the streams of this process. */
    async flush(): Promise<void> {
      if (listening && streams.count() > 0)
        await marks.pass().catch((err) => log.warn({ err }, 'failed to flush the live feed'))
    },

    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      const stop = await listening?.catch(() => undefined)
      await stop?.()
    },
  }
}

/** Marks in the sequence of notifications, which arrive in the order of their commits. */
function openMarks(db: FeedDeps['db']) {
  const waiting = new Map<string, () => void>()
  return {
    hear: (payload: string) => waiting.get(payload)?.(),

    /** Waits until all notifications committed before have arrived. */
    async pass(): Promise<void> {
      const mark = `mark:${randomUUID()}`
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, longestFlushMs)
      waiting.set(mark, resolve)
      try {
        await db.execute(sql`select pg_notify(${channel}, ${mark})`)
        await promise
        // The streams write in this turn.
        await nextTurn()
      } finally {
        clearTimeout(timer)
        waiting.delete(mark)
      }
    },
  }
}

/** Above this many unread changes (a catalogue import) a resync replaces the single events. */
const mostWaiting = 1_000
const batchSize = 100

/**
 * Reads each changed row once for all streams, in batches; a row that changes again before it is read is read
 * once.
 */
function readInTurn(
  read: (changes: Change[]) => Promise<string[]>,
  streams: Streams,
  log: FeedDeps['log'],
): (payload: string) => void {
  const waiting = new Map<string, Change>()
  let isReading = false

  async function readNext(): Promise<void> {
    const isFlood = waiting.size > mostWaiting
    const batch = isFlood ? [] : [...waiting.values()].slice(0, batchSize)
    if (isFlood) waiting.clear()
    for (const { kind, id } of batch) waiting.delete(`${kind}:${id}`)
    streams.tell(isFlood ? resync : (await read(batch)).join(''))
  }

  async function readAll(): Promise<void> {
    isReading = true
    while (waiting.size > 0) {
      // Notifications of the same turn share the query.
      await nextTurn()
      await readNext().catch((error) => {
        log.warn({ err: error }, 'failed to read live changes')
        streams.tell(resync)
      })
    }
    isReading = false
  }

  return (payload) => {
    const change = toChange(payload)
    if (!change || streams.count() === 0) return
    // At once, without a read: a session may have ended.
    if (change.kind === 'accounts') return streams.tell(accountsChanged(change.id))
    if (change.kind === 'content') return streams.tell(contentChanged(change.id))
    if (waiting.size > mostWaiting) return
    waiting.set(payload, change)
    if (!isReading) void readAll()
  }
}
