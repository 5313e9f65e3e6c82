// @ts-check
// Runs before the scripts that need programs of the system, on whatever Node started npm: plain JavaScript.
import { spawnSync } from 'node:child_process'
import { installCommand, mayInstall, missingPrograms, thisMachine } from './programs.js'

/** The named programs, or all. With `--required` a missing one ends the command; otherwise its tests are left out. */
const names = process.argv.slice(2).filter((name) => name !== '--required')
const isRequired = process.argv.includes('--required')
const machine = thisMachine()
let isListed = machine.manager !== 'apt-get'

if (mayInstall(machine)) for (const name of missing()) install(name)
if (isRequired && missing().length > 0) {
  const command = installCommand(missing(), machine)
  console.error(`Missing: ${missing().join(', ')}.${command ? ` Run \`${command}\`, then try again.` : ''}`)
  process.exit(1)
}

function missing() {
  return missingPrograms(names.length > 0 ? names : undefined)
}

/** @param {string} name */
function install(name) {
  const command = installCommand([name], machine)
  console.log(`Installing ${name}: ${command}`)
  if (!isListed) run('apt-get update')
  isListed = true
  run(`${command?.replace(/^sudo /, '')} ${machine.manager === 'brew' ? '' : '-y'}`)
}

/**
 * Prints what a failed command printed: the tests that need the program are left out, and say so.
 * @param {string} command
 */
function run(command) {
  const asRoot = machine.maySudo ? 'sudo -n env ' : 'env '
  const quiet = 'DEBIAN_FRONTEND=noninteractive NONINTERACTIVE=1'
  const options = machine.manager === 'apt-get' ? ' -o APT::Install-Recommends=false' : ''
  const { status, stdout, stderr } = spawnSync(`${asRoot}${quiet} ${command}${options}`, {
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status !== 0) console.error(`${command} failed:\n${stdout}${stderr}`.trim())
}
