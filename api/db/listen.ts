import type { PGlite } from '@electric-sql/pglite'

/**
 * Hears what the database announces on a channel, from the moment the promise is kept until the function it answers is
 * called. `lost` is called once if hearing ends otherwise.
 */
export type Listen = (
  channel: string,
  hear: (payload: string) => void,
  lost: (error: Error) => void,
) => Promise<() => Promise<void>>

const pulseMs = 15_000
const answerMs = 2_000

/** On a connection of its own: one of the pool's would be handed to somebody else. */
export function listenToPostgres(connectionString: string): Listen {
  return async (channel, hear, lost) => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    // A peer that vanished without a word is noticed only when it is asked something.
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

/** In the embedded database nobody else writes, and nothing can be lost. */
export function listenToEmbedded(client: PGlite): Listen {
  return async (channel, hear) => {
    const stop = await client.listen(channel, hear)
    return () => stop()
  }
}
