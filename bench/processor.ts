import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts processor time in hundredths of a second. */
const tickUs = 10_000

/** Returns the processor time of a process in microseconds, 0 without `/proc`. */
export const processorUs = (pid: number): number => toTicks(pid, 'own') * tickUs

/** Returns the processor time of PostgreSQL for the current database, closed connections of every database included. */
export async function databaseUs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const open = rows.reduce((total, { pid }) => total + toTicks(pid, 'own'), 0)
  const [{ pid: backend } = { pid: 0 }] = rows
  return (open + toTicks(toParent(backend), 'children')) * tickUs
}

/** Returns the ticks of the process, or of its ended children. */
function toTicks(pid: number, whose: 'own' | 'children'): number {
  const [user = '0', system = '0'] = whose === 'own' ? toStat(pid).slice(11, 13) : toStat(pid).slice(13, 15)
  return Number(user) + Number(system)
}

export const toParent = (pid: number): number => Number(toStat(pid)[1] ?? 0)

/** Returns the fields after the process name, as in `man proc`. */
function toStat(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}
