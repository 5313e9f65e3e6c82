import type { Api, ApiDeps } from '#api/app.ts'
import { parisDay } from '#api/clock.ts'
import { ErrorBody } from '#api/contract.ts'
import { count } from '#api/modules/search/bitSet.ts'
import { durationSpan, toFacets } from '#api/modules/search/facets.ts'
import { type Labels, labelReader } from '#api/modules/search/labels.ts'
import { findMatches } from '#api/modules/search/matches.repository.ts'
import { readPage } from '#api/modules/search/page.repository.ts'
import { understand } from '#api/modules/search/question.ts'
import { SearchAnswer, SearchParameters } from '#api/modules/search/search.contract.ts'
import { parseSearch, type SearchQuery } from '#api/modules/search/search.query.ts'
import { suggest } from '#api/modules/search/suggestions.ts'
import { sendJson } from '#api/plugins/json.ts'

const search = {
  tags: ['expeditions'],
  summary: 'The catalogue, searched, filtered, sorted and paged, with the counts of every filter',
  querystring: SearchParameters,
  response: { 200: SearchAnswer, 400: ErrorBody },
}

export function searchRoutes(app: Api, { db, clock }: ApiDeps): void {
  const labels = labelReader(db)

  app.get('/expeditions/search', { schema: search, config: { extension: true } }, async (request, reply) => {
    const begunAt = performance.now()
    const query = parseSearch(request.query)
    const { cards, ...answer } = await answerTo(db, query, parisDay(clock()), await labels())
    const processingTimeMS = Math.round(performance.now() - begunAt)
    return sendJson(reply, `{"hits":[${cards}],${JSON.stringify({ ...answer, processingTimeMS }).slice(1)}`)
  })
}

type Answer = Omit<SearchAnswer, 'hits' | 'processingTimeMS'> & { cards: string }

async function answerTo(
  db: ApiDeps['db'],
  query: SearchQuery,
  today: string,
  labels: Labels,
): Promise<Answer> {
  const { words, corrected } = await understand(db, query.q)
  const every = await findMatches(db, query, words, 'every', today)
  const isRelaxed = words.length > 1 && !every.hasText
  const matches = isRelaxed ? await findMatches(db, query, words, 'some', today) : every
  const { cards, named, lowestPrice, highestPrice } = await readPage(db, query, matches, words.length > 0)
  const nbHits = count(matches.setOf('hits'))
  return {
    cards,
    nbHits,
    page: query.page,
    nbPages: Math.ceil(nbHits / query.perPage),
    hitsPerPage: query.perPage,
    facets: toFacets(matches.counts, labels),
    facets_stats: {
      price: lowestPrice === null || highestPrice === null ? null : { min: lowestPrice, max: highestPrice },
      duration: durationSpan(matches.counts),
    },
    query: query.q,
    corrected_query: corrected,
    matching: isRelaxed ? 'some' : 'every',
    suggestions: suggest(words, labels, named),
  }
}
