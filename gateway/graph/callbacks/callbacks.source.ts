import { userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type { RequestCallbackPayload } from '#gateway/graph/schema.generated.ts'
import { record, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

/** The REST API validates `slot`: the form without scripts posts any text. */
type CallbackRequest = { name: string; phone: string; slot: string }

export function callbacksSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    async request({ name, phone, slot }: CallbackRequest): Promise<RequestCallbackPayload> {
      const body = { name, phone, slot: slot.toLowerCase() }
      const response = await rest.send({ method: 'POST', path: '/callbacks', body }, scope)
      const errors = userErrorsOfExtension(response)
      const { call_from: callFrom, call_until: callUntil } = record(response.body)
      return {
        ok: errors.length === 0,
        callFrom: textOrNull(callFrom),
        callUntil: textOrNull(callUntil),
        errors,
      }
    },
  }
}
