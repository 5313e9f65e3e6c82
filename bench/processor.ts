import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts in hundredths of a second. */
const tickUs = 10_000

/** Microseconds of processor a process has used; 0 where the kernel does not tell, as on another machine. */
export const processorUs = (pid: number): number => ticksOf(pid, 'own') * tickUs

/** The same of all that PostgreSQL does for one database, and did on connections that are closed, whosesoever. */
export async function databaseUs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const open = rows.reduce((total, { pid }) => total + ticksOf(pid, 'own'), 0)
  const [{ pid: backend } = { pid: 0 }] = rows
  return (open + ticksOf(parentOf(backend), 'children')) * tickUs
}

/** What it used itself, or what those of its children used that are no more. */
function ticksOf(pid: number, whose: 'own' | 'children'): number {
  const [user = '0', system = '0'] = whose === 'own' ? statOf(pid).slice(11, 13) : statOf(pid).slice(13, 15)
  return Number(user) + Number(system)
}

const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0)

/** Its fields after the name, as in `man proc`. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}
