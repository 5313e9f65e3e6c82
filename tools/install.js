// Runs before every script, on whatever Node started npm: plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

const writtenAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

// npm writes this file last: it is absent after an interrupted install.
const isStale = writtenAt('node_modules/.package-lock.json') < writtenAt('package-lock.json')

if (isStale) {
  console.log('Installing dependencies (npm ci)…')
  // Its warnings would be about the Node that started npm, and the code runs on the one it installs.
  const { status } = spawnSync('npm ci --include=dev --loglevel=error', { stdio: 'inherit', shell: true })
  if (status !== 0) {
    console.error(
      'The dependencies could not be installed: read what npm says above, then run the same command again.',
    )
    process.exit(1)
  }
}
