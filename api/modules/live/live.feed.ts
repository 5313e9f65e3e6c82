import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiDeps } from '#api/deps.ts'
import { type Change, retryDelayMs, toChange, toEvent } from '#api/modules/live/live.domain.ts'
import { changeReader } from '#api/modules/live/live.repository.ts'
import type { Streams } from '#api/modules/live/streams.ts'

type FeedDeps = Pick<ApiDeps, 'db' | 'listen'> & { log: Pick<FastifyBaseLogger, 'warn'>; streams: Streams }

/** Channel of the triggers' notifications. */
const channel = 'live'
/** Events may have been missed: subscribers read again. */
const resync = toEvent('resync', {})

/**
 * Broadcasts the database's notifications to all streams. Listens on one connection, from the first stream
 * until the api stops, and reconnects when it is lost.
 */
export function liveFeed({ db, listen, log, streams }: FeedDeps) {
  const hear = readInTurn(changeReader(db), streams, log)
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
    log.warn({ err: error }, 'the live feed was cut; it is taken up again')
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
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      const stop = await listening?.catch(() => undefined)
      await stop?.()
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
        log.warn({ err: error }, 'live changes could not be read')
        streams.tell(resync)
      })
    }
    isReading = false
  }

  return (payload) => {
    const change = toChange(payload)
    if (!change || streams.count() === 0 || waiting.size > mostWaiting) return
    waiting.set(payload, change)
    if (!isReading) void readAll()
  }
}
