import { createPasskey, signWithPasskey } from '#web/agency/access/credentials.ts'
import {
  useAddPasskeyMutation,
  usePasskeyOptionsMutation,
  useVerifyPasskeyMutation,
} from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'

type Added = { refusals: readonly Refusal[]; codes: readonly string[] }

const failed = (message: string, code?: string): readonly Refusal[] => [{ message, ...(code && { code }) }]

/** The two ceremonies of a passkey: adding one, and proving one. */
export function usePasskey() {
  const [prepare] = usePasskeyOptionsMutation()
  const [verify] = useVerifyPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const options = async () => (await prepare()).data?.agencyPasskeyOptions

  return {
    async verifyPasskey(stepUp: boolean): Promise<readonly Refusal[]> {
      const prepared = await options()
      const refusals = listRefusals(prepared)
      if (refusals.length > 0) return refusals
      if (!prepared?.request) return failed(messages.noPasskey)
      const signed = await signWithPasskey(prepared.request)
      if ('failure' in signed) return failed(signed.failure)
      const { data } = await verify({ variables: { response: signed.response, stepUp } })
      return listRefusals(data?.agencyVerifyPasskey)
    },

    async addPasskey(name: string): Promise<Added> {
      const prepared = await options()
      const refusals = listRefusals(prepared)
      if (refusals.length > 0) return { refusals, codes: [] }
      // Checked before the device creates one: a key that the service refuses would remain on it.
      if (!prepared?.creation) return { refusals: failed(messages.stepUp, 'STEP_UP_REQUIRED'), codes: [] }
      const created = await createPasskey(prepared.creation)
      if ('failure' in created) return { refusals: failed(created.failure), codes: [] }
      const { data } = await add({ variables: { response: created.response, name } })
      return {
        refusals: listRefusals(data?.agencyAddPasskey),
        codes: data?.agencyAddPasskey.recoveryCodes ?? [],
      }
    },
  }
}
