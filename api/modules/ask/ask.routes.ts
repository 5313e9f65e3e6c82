import { parisDay } from '#api/clock.ts'
import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { AskAnswer, AskQuestion } from '#api/modules/ask/ask.contract.ts'
import { readFilters } from '#api/modules/filters/filters.repository.ts'
import { answerTo } from '#rules/ask/answer.ts'
import { askQuery } from '#schema/askQuery.ts'

const ask = {
  tags: ['expeditions'],
  summary: 'Reads a French sentence as a search: its filters, and the words that are not understood',
  querystring: AskQuestion,
  response: { 200: AskAnswer, 400: ErrorBody },
}

/** Logs have paths without their query: the sentence is in none. */
export function askRoutes(app: Api, { db, clock }: ApiDeps): void {
  app.get('/search/ask', { schema: ask, config: { extension: true } }, async ({ query: { text, from } }) => {
    const filters = await readFilters(db)
    const city = filters.departure_cities.find(({ value }) => value === from)?.value ?? null
    const vocabulary = {
      countries: filters.countries,
      categories: filters.activity_categories,
      cities: filters.departure_cities,
    }
    const { search, chips, rest, ignored } = answerTo(text, vocabulary, parisDay(clock()), city)
    return {
      query: askQuery(search),
      chips: chips.map(({ without, ...chip }) => ({ ...chip, query_without: askQuery(without) })),
      rest,
      ignored,
    }
  })
}
