import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isAlive, thisProcess } from '#api/db/lock.ts'

/** Folders of other users are not ours to remove. */
const prefix = `explora-run-${process.getuid?.() ?? ''}-`
const memory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/**
 * Gives the run one folder for its temporary files, in memory where the machine has room: the copy of a
 * database takes 35 ms there and up to 800 ms on a disk. It ends with the process. What killed runs left is
 * removed: a PostgreSQL stops within a minute of the removal of its folder.
 */
export function useRunFolder(): void {
  // The configuration is read once a project.
  if (basename(tmpdir()).startsWith(prefix)) return
  const parent = hasRoom() ? memory : tmpdir()
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix) && !isAlive(name.slice(prefix.length).replace('-', ' ')))
      rmSync(join(parent, name), { recursive: true, force: true })
  const folder = join(parent, `${prefix}${thisProcess().replace(' ', '-')}`)
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
