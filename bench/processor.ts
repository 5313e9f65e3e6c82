import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts processor time in hundredths of a second. */
const tickUs = 10_000

/** Returns the processor time of a process in microseconds, 0 without `/proc`. */
export const processorUs = (pid: number): number => ticksOf(pid, 'own') * tickUs

/** Returns the processor time of PostgreSQL for the current database, closed connections of every database included. */
export async function databaseUs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const open = rows.reduce((total, { pid }) => total + ticksOf(pid, 'own'), 0)
  const [{ pid: backend } = { pid: 0 }] = rows
  return (open + ticksOf(parentOf(backend), 'children')) * tickUs
}

/** Returns the ticks of the process, or of its ended children. */
function ticksOf(pid: number, whose: 'own' | 'children'): number {
  const [user = '0', system = '0'] = whose === 'own' ? statOf(pid).slice(11, 13) : statOf(pid).slice(13, 15)
  return Number(user) + Number(system)
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0)

/** Returns the fields after the process name, as in `man proc`. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}
