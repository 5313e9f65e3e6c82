import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toGiftCard, toGiftCardPage, toInvoicePage } from '#gateway/graph/agency/giftCards.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyGiftCardPayload,
  AgencyGiftCardsArgs,
  AgencyInvoicesArgs,
  MutationAgencyBlockGiftCardArgs,
  MutationAgencyExtendGiftCardArgs,
  MutationAgencyResendGiftCardArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { isKey, restPath, restQuery } from '#gateway/upstream/restPath.ts'

/** Gift cards, and the documents of all sales. */
export function agencyGiftCardsSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  async function change(id: string, path: () => string, body?: object): Promise<AgencyGiftCardPayload> {
    if (!isKey(id)) return { giftCard: null, errors: [toUserError('NOT_FOUND', 'id')] }
    const response = await account.send({ method: 'POST', path: path(), body })
    const errors = agencyErrors(response)
    return { giftCard: errors.length > 0 ? null : toGiftCard(response.body), errors }
  }

  return {
    async list({ filter, first, after }: AgencyGiftCardsArgs) {
      const query = restQuery({
        q: filter?.query,
        state: filter?.state?.toLowerCase(),
        has_balance: filter?.hasBalance ? 'true' : undefined,
        first: String(first),
        after,
      })
      return toGiftCardPage(await read(`/agency/gift-cards?${query}`))
    },

    async invoices({ filter, first, after }: AgencyInvoicesArgs) {
      const query = restQuery({
        q: filter?.query,
        kind: filter?.kind?.toLowerCase(),
        from: filter?.from,
        to: filter?.to,
        first: String(first),
        after,
      })
      return toInvoicePage(await read(`/agency/invoices?${query}`))
    },

    block: ({ id, blocked, reason }: MutationAgencyBlockGiftCardArgs) =>
      change(id, () => restPath`/agency/gift-cards/${id}/block`, { blocked, reason }),

    extend: ({ id, validUntil }: MutationAgencyExtendGiftCardArgs) =>
      change(id, () => restPath`/agency/gift-cards/${id}/extend`, { valid_until: validUntil }),

    resend: ({ id }: MutationAgencyResendGiftCardArgs) =>
      change(id, () => restPath`/agency/gift-cards/${id}/resend`),
  }
}
