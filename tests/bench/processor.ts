import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts in hundredths of a second. */
const tickUs = 10_000

/** Microseconds of processor a process has used; 0 where the kernel does not tell, as on another machine. */
export function processorUs(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user = '0', system = '0'] = fields.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) * tickUs
  } catch {
    return 0
  }
}

/** The same of all that PostgreSQL does for one database, of connections that are open. */
export async function databaseUs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  return rows.reduce((total, { pid }) => total + processorUs(pid), 0)
}
