import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import {
  blockGiftCard,
  extendGiftCard,
  resendGiftCard,
} from '#api/modules/agency/giftCards/giftCardChanges.ts'
import {
  AgencyGiftCard,
  AgencyGiftCardParams,
  AgencyGiftCards,
  GiftCardBlock,
  GiftCardExtension,
  GiftCardsQuery,
} from '#api/modules/agency/giftCards/giftCards.contract.ts'
import { readGiftCardQuery } from '#api/modules/agency/giftCards/giftCards.domain.ts'
import { listGiftCards } from '#api/modules/agency/giftCards/giftCards.repository.ts'
import { afterTime, toPage } from '#api/modules/agency/pages.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const pageSize = 50

const common = { tags: ['agency'], security }
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }
const one = { ...common, params: AgencyGiftCardParams }
const written = { 200: AgencyGiftCard, ...read, 409: ErrorBody, 422: ErrorBody }

const list = {
  ...common,
  summary: 'Lists the paid gift cards that match, the newest first',
  querystring: GiftCardsQuery,
  response: { 200: AgencyGiftCards, ...read },
}

const block = {
  ...one,
  summary: 'Blocks a gift card, or unblocks it; repeated, it changes nothing',
  body: GiftCardBlock,
  response: written,
}

const extend = {
  ...one,
  summary: 'Moves the last day of a gift card; repeated, it changes nothing',
  body: GiftCardExtension,
  response: written,
}

const resend = { ...one, summary: 'Mails a gift card to its recipient again', response: written }

export function agencyGiftCardRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)
  const config = agencyRoute('money')

  agency.get('/gift-cards', { schema: list, config }, async (request) => {
    const { q, state, has_balance, first, after } = request.query
    const { user, staff } = readCaller(request)
    if (q) await rates.enforce(limits.agencySearches, user.id)
    const limit = Number(first ?? pageSize)
    const filter = {
      query: q === undefined ? undefined : readGiftCardQuery(q),
      state,
      hasBalance: has_balance === 'true',
      after: afterTime(after, 'uuid'),
    }
    const reader = { now: clock(), mayReadPeople: mayCall('bookings', staff) }
    const rows = await listGiftCards(db, filter, reader, limit + 1)
    const { shown, next } = toPage(rows, limit, ({ created_at, id }) => ({ at: Date.parse(created_at), id }))
    return { gift_cards: shown, next }
  })

  agency.post('/gift-cards/:id/block', { schema: block, config }, (request) =>
    blockGiftCard(deps, readCaller(request), request.params.id, request.body),
  )

  agency.post('/gift-cards/:id/extend', { schema: extend, config }, (request) =>
    extendGiftCard(deps, readCaller(request), request.params.id, request.body.valid_until),
  )

  agency.post('/gift-cards/:id/resend', { schema: resend, config }, async (request) => {
    const { id } = request.params
    await rates.enforce(limits.agencyMails, id)
    return resendGiftCard(deps, readCaller(request), id)
  })
}
