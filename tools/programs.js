// @ts-check
// Runs on whatever Node started npm, as tools/install.js does: plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/**
 * @typedef {'apt-get' | 'dnf' | 'brew'} Manager
 * @typedef {{ packages: Record<Manager, string>, paths?: string[], byNpm?: string }} Program
 * @typedef {{ manager: Manager | undefined, isRoot: boolean, maySudo: boolean }} Machine
 */

/** The whole browser: it also runs without its windows. */
const chromium = {
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  byNpm: 'npx playwright-core install chromium',
}

/**
 * Programs that tests run and that npm does not bring, with their packages. `byNpm` is a way without a package manager.
 * @type {Record<string, Program>}
 */
export const programs = {
  // Without windows, a context takes a third of the processor time.
  'chromium-headless-shell': {
    ...chromium,
    packages: { 'apt-get': 'chromium-headless-shell', dnf: 'chromium-headless', brew: '--cask chromium' },
    paths: ['/usr/lib64/chromium-browser/headless_shell', ...chromium.paths],
  },
  // The headless shell has no back-forward cache.
  chromium: {
    ...chromium,
    packages: { 'apt-get': 'chromium', dnf: 'chromium', brew: '--cask chromium' },
  },
  'redis-server': { packages: { 'apt-get': 'redis-server', dnf: 'redis', brew: 'redis' } },
  nginx: { packages: { 'apt-get': 'nginx', dnf: 'nginx', brew: 'nginx' } },
  git: { packages: { 'apt-get': 'git', dnf: 'git', brew: 'git' } },
  curl: { packages: { 'apt-get': 'curl', dnf: 'curl', brew: 'curl' } },
  python3: { packages: { 'apt-get': 'python3', dnf: 'python3', brew: 'python3' } },
}

/** Debian puts servers in /usr/sbin, which is not on the PATH of every account. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/**
 * Path of a program on this machine; undefined when it is missing.
 * @param {string} name
 */
export function findProgram(name) {
  const usual = [...folders().map((folder) => join(folder, name)), ...(programs[name]?.paths ?? [])]
  return usual.find((path) => existsSync(path)) ?? (programs[name]?.byNpm ? playwrights() : undefined)
}

/** Browser that `playwright-core install` has fetched. */
function playwrights() {
  const require = createRequire(import.meta.url)
  if (!existsSync('node_modules/playwright-core')) return undefined
  const path = require('playwright-core').chromium.executablePath()
  return existsSync(path) ? path : undefined
}

export const missingPrograms = (names = Object.keys(programs)) => names.filter((name) => !findProgram(name))

/** @returns {Machine} */
export function thisMachine() {
  /** @type {Manager[]} */
  const managers = process.platform === 'darwin' ? ['brew'] : ['apt-get', 'dnf']
  const manager = managers.find((name) => findProgram(name))
  const isRoot = process.getuid?.() === 0
  // Asks for no password: it fails where it would need one.
  const maySudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return { manager, isRoot, maySudo: manager !== undefined && manager !== 'brew' && !isRoot && maySudo() }
}

/**
 * Command that installs these programs, as a person types it; undefined where no package manager is known.
 * @param {string[]} names
 * @param {Machine} machine
 */
export function installCommand(names, { manager, isRoot }) {
  if (!manager) return names.map((name) => programs[name]?.byNpm).find(Boolean)
  const packages = names.map((name) => programs[name]?.packages[manager] ?? name)
  return [...(manager === 'brew' || isRoot ? [] : ['sudo']), manager, 'install', ...packages].join(' ')
}

/**
 * Whether programs can be installed without a question: Homebrew needs no rights, and refuses root.
 * @param {Machine} machine
 */
export const mayInstall = ({ manager, isRoot, maySudo }) =>
  manager === 'brew' ? !isRoot : manager !== undefined && (isRoot || maySudo)
