import { useEffect, useState } from 'react'
import { useSearchSuggestionsQuery } from '#web/features/search/bar/Suggestions.generated.ts'
import type { Suggestion } from '#web/features/search/bar/suggestions.rules.ts'

/** Debounce of typing. */
const restMs = 150
const leastLetters = 2

/** Suggestions for the typed text; undefined until the first response. */
export function useSuggestions(typed: string): { suggestions: Suggestion[] | undefined; isLoading: boolean } {
  const wanted = typed.trim()
  const [requested, setRequested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRequested(wanted), restMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const isTooShort = wanted.length < leastLetters
  const query = useSearchSuggestionsQuery({
    variables: { query: requested },
    skip: isTooShort || requested.length < leastLetters,
  })
  const isAnswered = query.dataState === 'complete' && requested === wanted
  return {
    suggestions: isTooShort || !isAnswered ? undefined : (query.data.searchSuggestions ?? undefined),
    isLoading: !isTooShort && !isAnswered && !query.error,
  }
}
