import { readSite } from '#gateway/server/site/build.ts'
import { startProduct } from '#gateway/server/startProduct.ts'
import { EnvError } from '#server/env.ts'

/** What the system says of an address on which nobody can listen. */
const unusable: Record<string, string> = {
  EACCES: 'PORT',
  EADDRINUSE: 'PORT',
  EADDRNOTAVAIL: 'HOST',
  EAI_AGAIN: 'HOST',
  ENOTFOUND: 'HOST',
}

try {
  await startProduct({ site: await readSite() })
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

/** What the person who started us can mend, in one sentence; anything else whole. */
function sentenceFor(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const variable = error instanceof Error && 'code' in error && unusable[String(error.code)]
  if (variable) return `${variable}: ${error.message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
