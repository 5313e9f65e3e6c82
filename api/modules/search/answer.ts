import type { Database } from '#api/db/client.ts'
import type { CardReader } from '#api/modules/expeditions/cards.ts'
import type { BitReader } from '#api/modules/search/bits.repository.ts'
import { durationSpan, toFacets } from '#api/modules/search/facets.ts'
import { labelReader } from '#api/modules/search/labels.ts'
import { match } from '#api/modules/search/matches.ts'
import { readMatching } from '#api/modules/search/matching.repository.ts'
import { pageReader } from '#api/modules/search/page.repository.ts'
import { questionReader } from '#api/modules/search/question.ts'
import type { SearchAnswer } from '#api/modules/search/search.contract.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { inPassing } from '#api/modules/search/sparseSet.ts'
import { suggest } from '#api/modules/search/suggestions.ts'

/** The response of a search without its duration; stored cards with the fields that the search adds. */
export type Answer = Omit<SearchAnswer, 'hits' | 'processingTimeMS'> & { cards: Buffer[] }

export function answerReader(
  db: Database,
  readCard: CardReader,
  readBits: BitReader,
): (query: SearchQuery, today: string) => Promise<Answer> {
  const readLabels = labelReader(db)
  const understand = questionReader(db)
  const readPage = pageReader(db, readCard)
  return async (query, today) => {
    const labels = await readLabels()
    const { words, corrected } = await understand(query.q)
    const matches = await readBits((expeditionsWith, facetKeys) =>
      inPassing(() => match(query, words, today, expeditionsWith, facetKeys)),
    )
    const matching = await readMatching(db, matches.page, query, today)
    const { cards, named } = await readPage(matches.page, matches.named, matching)
    const { nbHits } = matches
    return {
      cards,
      nbHits,
      page: query.page,
      nbPages: Math.ceil(nbHits / query.perPage),
      hitsPerPage: query.perPage,
      facets: toFacets(matches.counts, labels),
      facets_stats: { price: matches.prices, duration: durationSpan(matches.counts) },
      query: query.q,
      corrected_query: corrected,
      matching: matches.isRelaxed ? 'some' : 'every',
      suggestions: suggest(words, labels.names, named),
    }
  }
}
