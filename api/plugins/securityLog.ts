import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import type { RefusalCode } from '#api/messages.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { hashedInLogs } from '#api/plugins/hashedInLogs.ts'
import { addressBlock } from '#server/addressBlock.ts'

/** Refusals that suggest an attack: impersonation, access to others' data, guessing. */
const watched: RefusalCode[] = [
  'INVALID_CREDENTIALS',
  'WRONG_PASSWORD',
  'RESET_LINK_INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CROSS_SITE',
  'AMBIGUOUS_CREDENTIALS',
  'INVALID_CODE',
  'LOCKED',
  'RATE_LIMITED',
]

/** Logs each such refusal with a hash of its address block, so that guessing across accounts is visible. */
export function installSecurityLog(app: Api, env: ApiEnv): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Refusal) || !watched.includes(error.code)) return
    const blockHash = hashedInLogs(addressBlock(request.ip), env)
    request.log.warn({ code: error.code, blockHash }, 'refused')
  })
}
