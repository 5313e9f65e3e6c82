import type { GiftCard } from '#gateway/graph/schema.generated.ts'
import { euros, flag, record, text } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'
import { currency } from '#schema/constants.ts'

export function giftCardsSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    /** Sent like a change: its path holds a secret, and no cache may store it. */
    async byCode(typed: string): Promise<GiftCard | null> {
      const code = typed.toUpperCase().replaceAll(/[\s\u00a0-]/g, '')
      if (!isKey(code)) return null
      const response = await rest.send({ method: 'GET', path: restPath`/gift-cards/${code}` }, scope)
      if (response.status === 404) return null
      if (response.status >= 400) throw refusedWith(response.status)
      const api = record(response.body)
      return flag(api.valid)
        ? { code, balance: euros(api.balance_cents), currency: text(api.currency, currency) }
        : null
    },
  }
}
