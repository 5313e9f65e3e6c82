import { useEffect, useState } from 'react'
import {
  useSearchSuggestionsQuery,
  useSuggestionCountsQuery,
} from '#web/features/search/bar/Suggestions.generated.ts'
import { listSuggestions, type SuggestionRow } from '#web/features/search/bar/suggestions.rules.ts'

/** Debounce of typing. */
const restMs = 150
const leastLetters = 2

/** Suggestions for the typed text; undefined until the first response. Their numbers may come later. */
export function useSuggestions(typed: string): {
  suggestions: SuggestionRow[] | undefined
  isLoading: boolean
} {
  const target = typed.trim()
  const [requested, setRequested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRequested(target), restMs)
    return () => clearTimeout(timer)
  }, [target])
  const isTooShort = target.length < leastLetters
  const skip = isTooShort || requested.length < leastLetters
  const query = useSearchSuggestionsQuery({ variables: { query: requested }, skip })
  const counts = useSuggestionCountsQuery({ skip })
  const isAnswered = query.dataState === 'complete' && requested === target
  const found = isAnswered && !isTooShort ? query.data.expeditions : null
  const facets = (counts.dataState === 'complete' && counts.data.expeditions?.facets) || []
  return {
    suggestions: found ? listSuggestions(found, facets) : undefined,
    isLoading: !isTooShort && !isAnswered && !query.error,
  }
}
