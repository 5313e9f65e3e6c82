import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { admitted, type Copy, type Stage, stages } from '#tests/deploy/dockerfile.ts'
import { childEnv } from '#tests/support/childEnv.ts'

const imageRoot = '/explora'

/** Builds the image without Docker, as a folder: what `.dockerignore` admits, then each stage in a folder of its own. */
export function buildImage(root: string): string {
  for (const path of admitted) cpSync(path, join(root, 'context', path), { recursive: true })
  for (const stage of stages) buildStage(root, stage)
  return join(root, stages.at(-1)?.name ?? '')
}

function buildStage(root: string, { name, steps }: Stage): void {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const step of steps) {
    if ('copy' in step) copy(root, folder, step.copy)
    else if (step.run.startsWith('npm ci')) linkPackages(folder, step.run.includes('--omit=dev'))
    else if (step.run.startsWith('node '))
      execFileSync('sh', ['-c', step.run], { cwd: folder, env: childEnv() })
    else if (!step.run.startsWith('mkdir /')) throw new Error(`The test knows no way to run: ${step.run}`)
  }
}

function copy(root: string, folder: string, { sources, target, from }: Copy): void {
  for (const source of sources) {
    const path = from ? join(root, from, relative(imageRoot, source)) : join(root, 'context', source)
    const isInto = target.endsWith('/') && statSync(path).isFile()
    const to = join(folder, isInto ? join(target, basename(source)) : target)
    cpSync(path, to, { recursive: true, verbatimSymlinks: true })
  }
}

/** Packages of the lock file, linked one by one: an import of a package that only development has fails. */
function linkPackages(folder: string, isProduction: boolean): void {
  const lock: { packages: Record<string, { dev?: boolean; optional?: boolean }> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  )
  for (const [path, { dev = false, optional = false }] of Object.entries(lock.packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || optional || (isProduction && dev)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(resolve(path), join(folder, path))
  }
}
