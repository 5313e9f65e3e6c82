// Runs before every script, on any version of Node: plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync, symlinkSync } from 'node:fs'

const laboratory = 'bench/lab'
/** Makes the laboratory's packages resolvable from `bench/`, whose files belong to the root package. */
const link = 'bench/node_modules'

install('.')
const folders = process.argv.slice(2)
for (const folder of folders) install(folder)
if (folders.includes(laboratory) && !existsSync(link)) symlinkSync('lab/node_modules', link, 'dir')

/** @param {string} folder */
function install(folder) {
  // npm writes this file last: it is absent after an interrupted install.
  if (writtenAt(`${folder}/node_modules/.package-lock.json`) >= writtenAt(`${folder}/package-lock.json`))
    return
  console.log(`Installing dependencies${folder === '.' ? '' : ` of ${folder}`} (npm ci)…`)
  // Engine warnings would concern the Node that started npm; scripts run on the installed one.
  const command = 'npm ci --include=dev --loglevel=error'
  const { status } = spawnSync(command, { cwd: folder, stdio: 'inherit', shell: true })
  if (status === 0) return
  console.error('npm ci failed: fix the cause printed above, then run the same command again.')
  process.exit(1)
}

/** @param {string} path */
function writtenAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
