import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** The folder belongs to another living process. */
export class LockedError extends Error {}

/**
 * Makes this process the only owner of a folder, by a file that names it. The file appears whole (a hard link is atomic),
 * and what a dead process left behind is taken over. Answers the function that gives the lock back.
 */
export function takeLock(path: string): () => void {
  const mine = `${process.pid} ${startOf(process.pid)}`
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
        throw new LockedError(`${path}: another process has just taken this database.`)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => rmSync(path, { force: true })
}

/** A rename hands the file to one process only: who finds another owner's name in it puts it back. */
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

/** The same number may have been given to a new process: its start time tells them apart, where the system says it. */
function isAlive(owner: string): boolean {
  const [pid = '', start = ''] = owner.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return startOf(Number(pid)) === start
}

/** When the process began, in clock ticks since boot; empty where the system has no /proc. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
