import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'explora-run-'
const memory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/**
 * Gives the run one folder for its temporary files, in memory where the machine has room: the copy of a
 * database takes 35 ms there and up to 800 ms on a disk. It ends with the process; what runs that were killed
 * left is removed, their PostgreSQL with it.
 */
export function useRunFolder(): void {
  const own = `${prefix}${process.pid}`
  // The configuration is read once a project.
  if (tmpdir().endsWith(own)) return
  const parent = hasRoom() ? memory : tmpdir()
  for (const name of readdirSync(parent)) if (name.startsWith(prefix)) removeIfDead(join(parent, name))
  const folder = join(parent, own)
  // PostgreSQL runs as another user when we are root, and must reach its folder.
  mkdirSync(folder, { mode: 0o755 })
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= neededBytes
}

function removeIfDead(folder: string): void {
  if (isAlive(Number(folder.slice(folder.lastIndexOf('-') + 1)))) return
  const server = join(folder, 'postgres', 'postmaster.pid')
  if (existsSync(server)) stop(Number(readFileSync(server, 'utf8').split('\n')[0]))
  rmSync(folder, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !isNoProcess(error)
  }
}

function stop(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch (error) {
    if (!isNoProcess(error)) throw error
  }
}

const isNoProcess = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH'
