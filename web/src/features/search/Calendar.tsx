import { useState } from 'react'
import { describeDates } from '#web/features/search/bar/dates.ts'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import { DateChoice, type When } from '#web/features/search/DateChoice.tsx'
import { areReversed } from '#web/features/search/dates.rules.ts'
import { messages } from '#web/features/search/messages.ts'
import { SheetFooter } from '#web/features/search/SheetFooter.tsx'
import type { SearchState } from '#web/features/search/searchState.ts'
import { useCounts } from '#web/features/search/useCounts.ts'
import { Sheet } from '#web/ui/Sheet.tsx'

type Props = {
  /** The rest of the search. */
  state: SearchState
  onChoose: (when: When) => void
  onClose: () => void
}

const noDates: When = { start: '', end: '', days: '', months: [] }

/** Loaded on demand: a year to choose dates in, by pointer or keyboard, with the number of results. */
export function Calendar({ state, onChoose, onClose }: Props) {
  const [when, setWhen] = useState<When>(() => {
    const { start, end, days, months } = state
    return { start, end, days, months }
  })
  const shown = { ...state, ...when }
  const isReversed = areReversed(when)
  const { count, facets } = useCounts(shown, isReversed)
  return (
    <Sheet
      title={(!isReversed && describeDates(when)) || messages.sections.when}
      isAtOpenPart={false}
      isPanel
      onClose={onClose}
      footer={(close) => (
        <div className="grow">
          <p role="status" className="text-meta text-ink-2 not-empty:pb-2">
            {when.start && !when.end && messages.chooseReturn}
          </p>
          <div className="flex items-center gap-3">
            <SheetFooter
              clear={barMessages.anyDates}
              onClear={() => setWhen(noDates)}
              count={count}
              isReversed={isReversed}
              onSee={() => {
                close()
                onChoose(when)
              }}
            />
          </div>
        </div>
      )}
    >
      <DateChoice
        state={shown}
        facets={facets}
        onChange={(part) => setWhen((before) => ({ ...before, ...part }))}
      />
    </Sheet>
  )
}
