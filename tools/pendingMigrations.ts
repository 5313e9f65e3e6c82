import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { run } from '#tools/run.ts'

/** What a table says and no migration does yet: found by generating one in a copy. Empty when nothing is missing. */
export async function pendingMigrations(migrations: string): Promise<string> {
  // drizzle-kit takes a folder relative to the one it runs in: it cannot be in the system's temporary folder.
  mkdirSync('.build', { recursive: true })
  const folder = mkdtempSync('.build/migrations-')
  cpSync(migrations, `${folder}/migrations`, { recursive: true })
  writeFileSync(
    `${folder}/drizzle.config.ts`,
    `import config from '../../drizzle.config.ts'\nexport default { ...config, out: '${folder}/migrations' }\n`,
  )
  const { output } = await run(
    'bench/node_modules/.bin/drizzle-kit',
    'generate',
    `--config=${folder}/drizzle.config.ts`,
  )
  rmSync(folder, { recursive: true })
  // Its exit code is 0 even when it fails: only this sentence tells.
  return output.includes('No schema changes') ? '' : `${output}\nRun: npm run db:generate`
}
