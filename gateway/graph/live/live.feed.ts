import type { FastifyBaseLogger } from 'fastify'
import { toDeparture } from '#gateway/graph/departures/departures.model.ts'
import { openChannel } from '#gateway/graph/live/mailbox.ts'
import { openEvents, type ServerEvent } from '#gateway/graph/live/serverEvents.ts'
import { toMessage } from '#gateway/graph/messages/messages.model.ts'
import type { Departure, DepartureChange, Message } from '#gateway/graph/schema.generated.ts'
import { prefixLength, prefixOfBearer } from '#gateway/upstream/accountReads.ts'
import { id, record, text } from '#gateway/upstream/read.ts'
import type { AccountAnnouncements } from '#gateway/upstream/rest.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { parseJson } from '#schema/json.ts'

export type LiveFeed = {
  departures(expeditionId: string): AsyncIterableIterator<Departure>
  /** Ends when events may be missing, so that subscribers read again. */
  departureChanges(expeditionIds: readonly string[]): AsyncIterableIterator<DepartureChange>
  messages(expeditionId: string): AsyncIterableIterator<Message>
  /** Something may have changed in the account of this bearer: its sessions, favourites or payments. */
  account(bearer: string): AsyncIterableIterator<true>
  /** Opens the connection to the feed. */
  open(): void
  /** Number of subscribers. */
  count(): number
  close(): void
}

type Options = {
  apiUrl: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** An expedition has changed; `undefined` when any may have. */
  onChange: (expeditionId: string | undefined) => void
  accounts: AccountAnnouncements
}

/** A service that has just started responds soon; one without the call is tried now and then. */
const firstPauseMs = 250
const longestPauseMs = 5_000
const mostListeners = 5_000
/** Stands for an unreadable prefix: all accounts may have changed. */
const unknownPrefix = '?'

/**
 * Broadcasts the REST API's events, received once, to all subscribers of this process. Each gateway has its
 * own connection, so it sees changes made through any node.
 */
export function liveFeed({ apiUrl, ...options }: Options): LiveFeed {
  const departures = openChannel<Departure>(mostListeners)
  const changes = openChannel<DepartureChange>(mostListeners)
  const messages = openChannel<Message>(mostListeners)
  const accounts = openChannel<true>(mostListeners)
  const about = (publish: (event: Announced, expeditionId: string) => void) => (event: Announced) => {
    const expeditionId = id(event.expedition_id)
    options.onChange(expeditionId)
    publish(event, expeditionId)
  }
  const connection = connectFeed(
    `${apiUrl}/api/v1/live`,
    { ...options, onGap: changes.close },
    {
      departure: about((event, expeditionId) => {
        const departure = toDeparture(event.departure, expeditionId)
        departures.publish(expeditionId, departure)
        changes.publish(expeditionId, { expeditionId, departure })
      }),
      message: about((event, expeditionId) =>
        messages.publish(expeditionId, toMessage(event.message, expeditionId)),
      ),
      accounts(event) {
        const prefix = text(event.prefix, unknownPrefix)
        options.accounts.changed(prefix)
        if (prefix.length === prefixLength) accounts.publish(prefix, true)
        else accounts.publishToAll(true)
      },
    },
  )
  const follow = <T>(channel: ReturnType<typeof openChannel<T>>, keys: readonly string[]) => {
    if (connection.isConnected() && !channel.isFull()) return channel.follow(keys)
    throw new RestFailure('UPSTREAM_UNAVAILABLE', 'no live feed to follow')
  }
  return {
    departures: (expeditionId) => follow(departures, [expeditionId]),
    departureChanges: (expeditionIds) => follow(changes, expeditionIds),
    messages: (expeditionId) => follow(messages, [expeditionId]),
    account: (bearer) => follow(accounts, [prefixOfBearer(bearer)]),
    open: connection.open,
    count: () => departures.count() + changes.count() + messages.count() + accounts.count(),
    close() {
      connection.close()
      departures.close()
      changes.close()
      messages.close()
      accounts.close()
    },
  }
}

type Announced = Record<string, unknown>
type Publishers = Record<'departure' | 'message' | 'accounts', (event: Announced) => void>

function connectFeed(
  url: string,
  { log, onChange, onGap, accounts }: Omit<Options, 'apiUrl'> & { onGap: () => void },
  publishers: Publishers,
) {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs
  let isConnected = false

  async function open(): Promise<void> {
    try {
      const events = await openEvents(url, closing.signal)
      log.info('live feed connected')
      isConnected = true
      pauseMs = firstPauseMs
      onChange(undefined)
      for await (const event of events) handle(event)
      reconnect()
    } catch (error) {
      reconnect(error)
    }
  }

  function handle({ kind, data }: ServerEvent): void {
    if (kind === 'resync' || kind === 'content') onChange(undefined)
    if (kind === 'resync') onGap()
    if (kind !== 'departure' && kind !== 'message' && kind !== 'accounts') return
    try {
      publishers[kind](record(parseJson(data)))
    } catch (error) {
      log.warn({ err: error }, 'failed to parse live event')
    }
  }

  function reconnect(err?: unknown): void {
    if (closing.signal.aborted) return
    if (isConnected) log.warn({ err }, 'live feed disconnected')
    isConnected = false
    onGap()
    accounts.silent()
    timer = setTimeout(open, pauseMs)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }
  return {
    open: () => void open(),
    isConnected: () => isConnected,
    close() {
      closing.abort()
      clearTimeout(timer)
    },
  }
}
