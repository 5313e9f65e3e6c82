import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { run } from '#tools/run.ts'

/**
 * Differences between tables and migrations, found by generating a migration in a copy. Empty without any.
 */
export async function pendingMigrations(migrations: string): Promise<string> {
  // drizzle-kit takes a folder relative to its working directory: the system's temporary folder is outside.
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
  // It exits with 0 even when it fails: only its output reports the failure.
  return output.includes('No schema changes') ? '' : `${output}\nRun: npm run db:generate`
}
