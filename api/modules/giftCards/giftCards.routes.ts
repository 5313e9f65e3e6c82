import type { Static } from 'typebox'
import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { codeTrials } from '#api/modules/giftCards/codeTrials.ts'
import { readGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { GiftCard, GiftCardParams } from '#api/modules/giftCards/giftCards.contract.ts'
import { usableBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { currency } from '#schema/constants.ts'

const read = {
  tags: ['gift cards'],
  summary: 'Returns the balance of a gift card; the same for every code that is not valid',
  params: GiftCardParams,
  response: { 200: GiftCard, 429: ErrorBody },
}

export function giftCardRoutes(app: Api, deps: ApiDeps): void {
  const trials = codeTrials(deps)

  app.get('/gift-cards/:code', { schema: read, config: { extension: true } }, async (request, reply) => {
    await trials.count(1, { address: request.ip })
    // A code that is no code is looked up too: every answer takes the same queries.
    const balanceCents = await usableBalance(deps.db, readGiftCardCode(request.params.code) ?? '')
    reply.header('cache-control', 'no-store')
    return toAnswer(balanceCents)
  })
}

const toAnswer = (balanceCents: number | undefined): Static<typeof GiftCard> => ({
  balance_cents: balanceCents ?? 0,
  currency,
  valid: balanceCents !== undefined,
})
