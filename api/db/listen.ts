import type { PGlite } from '@electric-sql/pglite'
import type { Client } from 'pg'

/**
 * Listens to a channel of the database from the moment the promise resolves until the returned function is
 * called. `lost` is called once if listening ends otherwise.
 */
export type Listen = (
  channel: string,
  hear: (payload: string) => void,
  lost: (error: Error) => void,
) => Promise<() => Promise<void>>

type Listener = { channel: string; hear: (payload: string) => void; lost: (error: Error) => void }
type Connection = { client: Client; listeners: Set<Listener>; end: () => Promise<void> }

const pulseMs = 15_000
const responseMs = 2_000

/** All channels share one connection, outside the pool, which would hand it to others. */
export function listenToPostgres(connectionString: string): Listen {
  let current: Promise<Connection> | undefined
  const forget = () => {
    current = undefined
  }
  return async (channel, hear, lost) => {
    current ??= connect(connectionString, forget)
    const { client, listeners, end } = await current
    const endUnused = async () => {
      if (listeners.size === 0) await end()
    }
    await client.query(`listen ${client.escapeIdentifier(channel)}`).catch(async (error) => {
      await endUnused()
      throw error
    })
    const listener = { channel, hear, lost }
    listeners.add(listener)
    return async () => {
      listeners.delete(listener)
      await endUnused()
    }
  }
}

async function connect(connectionString: string, onEnd: () => void): Promise<Connection> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: responseMs,
    query_timeout: responseMs,
  })
  const listeners = new Set<Listener>()
  // Without a query, a peer that vanished is never noticed.
  const pulse = setInterval(() => client.query('select 1').catch(fail), pulseMs).unref()
  let isOver = false
  const end = async () => {
    if (isOver) return
    isOver = true
    clearInterval(pulse)
    onEnd()
    await client.end()
  }
  function fail(error: Error): void {
    if (isOver) return
    end().catch(() => undefined)
    for (const { lost } of listeners) lost(error)
  }
  client.on('error', fail).on('notification', ({ channel, payload = '' }) => {
    for (const listener of listeners) if (listener.channel === channel) listener.hear(payload)
  })
  try {
    await client.connect()
  } catch (error) {
    end().catch(() => undefined)
    throw error
  }
  return { client, listeners, end }
}

/** In the embedded database this process is the only writer, and no notification can be lost. */
export function listenToEmbedded(client: PGlite): Listen {
  return async (channel, hear) => {
    const stop = await client.listen(channel, hear)
    return () => stop()
  }
}
