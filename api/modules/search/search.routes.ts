import { parisDay } from '#api/clock.ts'
import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import type { CardReader } from '#api/modules/expeditions/cards.ts'
import { answerReader } from '#api/modules/search/answer.ts'
import type { BitReader } from '#api/modules/search/bits.repository.ts'
import { calendarRoutes } from '#api/modules/search/calendar.routes.ts'
import { SearchAnswer, SearchParameters } from '#api/modules/search/search.contract.ts'
import { parseSearch } from '#api/modules/search/search.query.ts'
import { jsonAround, sendJson } from '#api/plugins/json.ts'

const search = {
  tags: ['expeditions'],
  summary:
    'Searches the catalogue with filters, sort order and pagination; returns the counts of every filter',
  querystring: SearchParameters,
  response: { 200: SearchAnswer, 400: ErrorBody },
}

export function searchRoutes(app: Api, deps: ApiDeps, readCard: CardReader, readBits: BitReader): void {
  const { db, clock } = deps
  const answerTo = answerReader(db, readCard, readBits)
  calendarRoutes(app, deps, readCard, readBits)

  app.get('/expeditions/search', { schema: search, config: { extension: true } }, async (request, reply) => {
    const begunAt = performance.now()
    const query = parseSearch(request.query)
    const { cards, ...answer } = await answerTo(query, parisDay(clock()))
    const processingTimeMS = Math.round(performance.now() - begunAt)
    return sendJson(reply, jsonAround('hits', cards, { ...answer, processingTimeMS }))
  })
}
