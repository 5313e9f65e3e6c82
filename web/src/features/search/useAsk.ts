import { useState } from 'react'
import { toSearch } from '#web/features/search/asked.rules.ts'
import { useSearchFiltersQuery } from '#web/features/search/SearchPanel.generated.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { useDevice } from '#web/lib/browser/device.ts'
import { useFeatures } from '#web/lib/site/features.ts'

type Rules = typeof import('#web/features/search/ask.rules.ts')

/** Reads sentences, by rules that are loaded when the field is touched; until then the server reads them. */
export function useAsk() {
  const words = useSearchFiltersQuery()
  const city = useDevice('from')
  const [rules, setRules] = useState<Rules>()
  const filters = words.dataState === 'complete' ? words.data.filters : null
  const isOffered = useFeatures().ask === true
  return {
    isOffered,
    load() {
      if (isOffered && !rules)
        // Without the rules, the server reads the sentence.
        import('#web/features/search/ask.rules.ts').then(setRules, () => undefined)
    },
    /** The search of a sentence, with the filters that it leaves alone; undefined for other words. */
    search(text: string, others: SearchState): SearchState | undefined {
      const path = isOffered ? rules?.pathOfSentence(text, filters, others.from || city) : undefined
      return path === undefined ? undefined : toSearch(path, others)
    },
  }
}
