import { EnvError } from '#gateway/env.ts'
import { readSite } from '#gateway/site/build.ts'
import { startProduct } from '#gateway/startProduct.ts'

try {
  await startProduct({ site: await readSite() })
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

/** What the person who started us can mend, in one sentence; anything else whole. */
function sentenceFor(error: unknown): string {
  if (error instanceof EnvError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `PORT: ${error.message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
