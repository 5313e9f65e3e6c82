import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** The folder belongs to another living process. */
export class LockedError extends Error {}

/**
 * Makes this process the only owner of a folder, by a lock file that names it. A hard link makes the file
 * appear atomically; a stale lock is taken over. Returns the function that releases the lock.
 */
export function takeLock(path: string): () => void {
  const mine = thisProcess()
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    if (!tryLink(draft, path)) {
      const owner = readFileSync(path, 'utf8')
      if (isAlive(owner))
        throw new LockedError(
          `${path}: process ${owner.split(' ')[0]} already uses this database; stop it first.`,
        )
      removeStale(path, owner)
      if (!tryLink(draft, path))
        throw new LockedError(`${path}: another process has just locked this database; stop it first.`)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => rmSync(path, { force: true })
}

/**
 * A rename gives the file to one process only; a process that finds another owner's name in it restores it.
 */
function removeStale(path: string, owner: string): void {
  const moved = `${path}.${process.pid}.stale`
  renameSync(path, moved)
  const isStale = readFileSync(moved, 'utf8') === owner
  if (!isStale) tryLink(moved, path)
  rmSync(moved, { force: true })
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Names this process for `isAlive`. */
export const thisProcess = (): string => `${process.pid} ${toStart(process.pid)}`

/** A new process may have the same id: the start time tells them apart, where the system reports it. */
export function isAlive(owner: string): boolean {
  const [pid = '', start = ''] = owner.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return toStart(Number(pid)) === start
}

/** Start of the process in clock ticks since boot; empty on systems without /proc. */
function toStart(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
