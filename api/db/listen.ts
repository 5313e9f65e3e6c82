import type { PGlite } from '@electric-sql/pglite'

/**
 * Listens to a channel of the database from the moment the promise resolves until the returned function is
 * called. `lost` is called once if listening ends otherwise.
 */
export type Listen = (
  channel: string,
  hear: (payload: string) => void,
  lost: (error: Error) => void,
) => Promise<() => Promise<void>>

const pulseMs = 15_000
const responseMs = 2_000

/** Uses a connection of its own: the pool would hand its connections to others. */
export function listenToPostgres(connectionString: string): Listen {
  return async (channel, hear, lost) => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: responseMs,
      query_timeout: responseMs,
    })
    // Without a query, a peer that vanished is never noticed.
    const pulse = setInterval(() => client.query('select 1').catch(fail), pulseMs).unref()
    let isOver = false
    const end = () => {
      isOver = true
      clearInterval(pulse)
      return client.end()
    }
    function fail(error: Error): void {
      if (isOver) return
      end().catch(() => undefined)
      lost(error)
    }
    client.on('error', fail).on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      if (!isOver) end().catch(() => undefined)
      throw error
    }
    return async () => {
      if (!isOver) await end()
    }
  }
}

/** In the embedded database this process is the only writer, and no notification can be lost. */
export function listenToEmbedded(client: PGlite): Listen {
  return async (channel, hear) => {
    const stop = await client.listen(channel, hear)
    return () => stop()
  }
}
