import { toFilters } from '#gateway/graph/expeditions/filters.model.ts'
import type { AskResult, QueryAskArgs } from '#gateway/graph/schema.generated.ts'
import { list, record, text, texts } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { answerTo } from '#rules/ask/answer.ts'
import { readable } from '#rules/ask/tokens.ts'
import { askQuery } from '#schema/askQuery.ts'
import { parisDay } from '#schema/paris.ts'
import { sitePaths } from '#schema/sitePaths.ts'

const toPath = (query: string) => (query ? `${sitePaths.catalogue}?${query}` : sitePaths.catalogue)

export function askSource({ rest }: { rest: Rest }, scope: RestScope) {
  /** Parses in the gateway, with the filters of the service if it has any. */
  async function parsed(sentence: string, city: string | null): Promise<AskResult> {
    const body = await rest.read('/filters', scope)
    const filters = body === undefined ? null : toFilters(body)
    const vocabulary = filters && {
      countries: filters.countries,
      categories: filters.activityCategories,
      cities: filters.departureCities,
    }
    const { search, chips, ...words } = answerTo(
      sentence,
      vocabulary,
      parisDay(new Date().toISOString()),
      city,
    )
    return {
      path: toPath(askQuery(search)),
      chips: chips.map(({ without, ...chip }) => ({ ...chip, pathWithout: toPath(askQuery(without)) })),
      ...words,
    }
  }

  return {
    /** Reads the answer of the service; without the call, applies the same rules. */
    async read({ text: sentence, fromCity }: QueryAskArgs): Promise<AskResult> {
      const read = readable(sentence).trim()
      const parameters = new URLSearchParams({ text: read, ...(fromCity && { from: fromCity }) })
      const body = await rest.read(`/search/ask?${parameters}`, scope)
      return body === undefined ? parsed(read, fromCity ?? null) : toAskResult(body)
    },
  }
}

function toAskResult(body: unknown): AskResult {
  const api = record(body)
  return {
    path: toPath(text(api.query)),
    chips: list(api.chips, (item) => {
      const chip = record(item)
      return {
        rule: text(chip.rule),
        words: text(chip.words),
        label: text(chip.label, text(chip.words)),
        pathWithout: toPath(text(chip.query_without)),
      }
    }),
    rest: text(api.rest),
    ignored: texts(api.ignored),
  }
}
