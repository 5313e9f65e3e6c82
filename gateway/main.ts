import { readSite } from '#gateway/server/site/build.ts'
import { startProduct } from '#gateway/server/startProduct.ts'
import { EnvError } from '#server/env.ts'

/** Variables to blame for listen errors, by system error code. */
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
  process.stderr.write(`${messageFor(error)}\n`)
  process.exit(1)
}

/** A failure that the operator can correct, in one sentence; any other with its stack. */
function messageFor(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const variable = error instanceof Error && 'code' in error && unusable[String(error.code)]
  if (variable) return `${variable}: ${error.message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
