import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError } from 'graphql'
import { toDeparture } from '#gateway/graph/departures/departures.model.ts'
import { connectionsByAddress } from '#gateway/graph/live/connectionsByAddress.ts'
import { openChannel } from '#gateway/graph/live/mailbox.ts'
import { openEvents, type ServerEvent } from '#gateway/graph/live/serverEvents.ts'
import { toMessage } from '#gateway/graph/messages/messages.model.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { Departure, DepartureChange, Message } from '#gateway/graph/schema.generated.ts'
import { prefixLength, prefixOfBearer } from '#gateway/upstream/accountReads.ts'
import { id, record, text } from '#gateway/upstream/read.ts'
import type { AccountAnnouncements } from '#gateway/upstream/rest.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { parseJson } from '#schema/json.ts'

/** Subscriptions of one client. */
export type LiveEvents = {
  departures(expeditionId: string): AsyncIterableIterator<Departure>
  /** Ends when events may be missing, so that subscribers read again. */
  departureChanges(expeditionIds: readonly string[]): AsyncIterableIterator<DepartureChange>
  messages(expeditionId: string): AsyncIterableIterator<Message>
  /** Something may have changed in the account of this bearer: its sessions, favourites or payments. */
  account(bearer: string): AsyncIterableIterator<true>
}

export type LiveFeed = {
  /** The subscriptions of a client address, which are limited for its block. */
  from(address: string): LiveEvents
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
  /** Multiplies the subscriptions of an address block. */
  rateLimitFactor: number
}

/** A service that has just started responds soon; one without the call is tried now and then. */
const firstPauseMs = 250
const longestPauseMs = 5_000
const mostListeners = 5_000
/** Several pages of everybody in an office; each socket brings up to 20. */
const mostByAddress = 250
/** Stands for an unreadable prefix: all accounts may have changed. */
const unknownPrefix = '?'

/**
 * Broadcasts the REST API's events, received once, to all subscribers of this process. Each gateway has its
 * own connection, so it sees changes made through any node.
 */
export function liveFeed({ apiUrl, ...options }: Options): LiveFeed {
  const channels = openChannels()
  const connection = connectFeed(
    `${apiUrl}/api/v1/live`,
    { ...options, onGap: channels.changes.close },
    publishersTo(channels, options),
  )
  const enter = connectionsByAddress(Math.ceil(mostByAddress * options.rateLimitFactor))
  return {
    from: (address) =>
      followChannels(channels, (channel, keys) => {
        if (!connection.isConnected() || channel.isFull())
          throw new RestFailure('UPSTREAM_UNAVAILABLE', 'no live feed to follow')
        const leave = enter(address)
        if (!leave) throw new GraphQLError(messages.rateLimited, { extensions: { code: 'RATE_LIMITED' } })
        return channel.follow(keys, leave)
      }),
    open: connection.open,
    count: () => Object.values(channels).reduce((sum, channel) => sum + channel.count(), 0),
    close() {
      connection.close()
      for (const channel of Object.values(channels)) channel.close()
    },
  }
}

const openChannels = () => ({
  departures: openChannel<Departure>(mostListeners),
  changes: openChannel<DepartureChange>(mostListeners),
  posted: openChannel<Message>(mostListeners),
  accounts: openChannel<true>(mostListeners),
})
type Channels = ReturnType<typeof openChannels>

type Follow = <T>(
  channel: ReturnType<typeof openChannel<T>>,
  keys: readonly string[],
) => AsyncIterableIterator<T>

const followChannels = ({ departures, changes, posted, accounts }: Channels, follow: Follow): LiveEvents => ({
  departures: (expeditionId) => follow(departures, [expeditionId]),
  departureChanges: (expeditionIds) => follow(changes, expeditionIds),
  messages: (expeditionId) => follow(posted, [expeditionId]),
  account: (bearer) => follow(accounts, [prefixOfBearer(bearer)]),
})

function publishersTo(
  { departures, changes, posted, accounts }: Channels,
  options: Pick<Options, 'onChange' | 'accounts'>,
): Publishers {
  const about = (publish: (event: Announced, expeditionId: string) => void) => (event: Announced) => {
    const expeditionId = id(event.expedition_id)
    options.onChange(expeditionId)
    publish(event, expeditionId)
  }
  return {
    departure: about((event, expeditionId) => {
      const departure = toDeparture(event.departure, expeditionId)
      departures.publish(expeditionId, departure)
      changes.publish(expeditionId, { expeditionId, departure })
    }),
    message: about((event, expeditionId) =>
      posted.publish(expeditionId, toMessage(event.message, expeditionId)),
    ),
    accounts(event) {
      const prefix = text(event.prefix, unknownPrefix)
      options.accounts.changed(prefix)
      if (prefix.length === prefixLength) accounts.publish(prefix, true)
      else accounts.publishToAll(true)
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
