import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import type { RefusalCode } from '#api/messages.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { hashedInLogs } from '#api/plugins/hashedInLogs.ts'
import { addressBlock } from '#server/addressBlock.ts'

/** What somebody is refused who tries to be, to see or to do what is not theirs. */
const watched: RefusalCode[] = [
  'INVALID_CREDENTIALS',
  'WRONG_PASSWORD',
  'RESET_LINK_INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CROSS_SITE',
  'AMBIGUOUS_CREDENTIALS',
  'RATE_LIMITED',
]

/** Each such refusal is a line of its own: whoever guesses at many places is seen by the block of addresses they come from. */
export function installSecurityLog(app: Api, env: ApiEnv): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Refusal) || !watched.includes(error.code)) return
    const blockHash = hashedInLogs(addressBlock(request.ip), env)
    request.log.warn({ code: error.code, blockHash }, 'refused')
  })
}
