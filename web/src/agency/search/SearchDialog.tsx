import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useAgencySearchQuery } from '#web/agency/search/AgencySearch.generated.ts'
import { HitList } from '#web/agency/search/HitList.tsx'
import { type Hit, listGroups, toLink } from '#web/agency/search/hits.rules.ts'
import { messages } from '#web/agency/search/messages.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

const fewestLetters = 2
const restMs = 200

type Props = { isOpen: boolean; onClose: () => void; mayReadCustomers: boolean }

/** One field that finds what the caller may read. Arrows move through the hits, Enter opens one. */
export function SearchDialog({ isOpen, onClose, mayReadCustomers }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.search}>
      {isOpen && <SearchField onClose={onClose} mayReadCustomers={mayReadCustomers} />}
    </Dialog>
  )
}

function SearchField({ onClose, mayReadCustomers }: Omit<Props, 'isOpen'>) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { query, listed, isLoading, isCurrent, hasFailed, refetch } = useHits(typed)
  const groups = listGroups(listed)
  const hits = groups.flatMap((group) => group.hits)
  const { active, setActive, reset, open, press } = useActiveHit({ hits, listed, isCurrent, onClose })
  return (
    <div className="mt-5 min-h-[min(26rem,60svh)]">
      <div className="relative">
        <Search aria-hidden="true" className="absolute top-3.5 left-4 size-6 text-ink-2" />
        <input
          type="search"
          role="combobox"
          aria-label={messages.search}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={messages.field}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            reset()
          }}
          onKeyDown={press}
          className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface pr-4 pl-12 text-base"
        />
      </div>
      <p role="status" className="sr-only">
        {isLoading ? messages.searching : query && !hasFailed && messages.found(hits.length)}
      </p>
      {hasFailed && <LoadFailure onRetry={refetch}>{messages.failed}</LoadFailure>}
      {!hasFailed && hits.length === 0 && !isLoading && (
        <p className="mt-4 text-ink-2">
          {query ? messages.none(query) : mayReadCustomers ? messages.hint : messages.catalogueHint}
        </p>
      )}
      <HitList
        id={id}
        groups={groups}
        isCurrent={isCurrent}
        active={active}
        onActive={setActive}
        onOpen={(index) => void open(index)}
      />
    </div>
  )
}

type ActiveHit = {
  hits: readonly Hit[]
  /** The list that the hits are of: another one begins at its first hit. */
  listed: readonly Hit[]
  isCurrent: boolean
  onClose: () => void
}

/** The hit that Enter opens. Pressed before the hits of what is typed have arrived, Enter opens the first of them. */
function useActiveHit({ hits, listed, isCurrent, onClose }: ActiveHit) {
  const navigate = useNavigate()
  const [chosen, choose] = useState({ listed, index: 0 })
  const [isEntered, setEntered] = useState(false)
  const active = chosen.listed === listed ? chosen.index : 0
  const setActive = (index: number) => choose({ listed, index })
  const open = async (index: number) => {
    const hit = hits[index]
    if (!hit) return
    // Before the navigation, which waits until the dialog has left its history entry.
    flushSync(onClose)
    await navigate(toLink(hit))
  }
  const openEntered = useEffectEvent(() => {
    setEntered(false)
    // After the render, which must not be flushed from within.
    queueMicrotask(() => void open(0))
  })
  useEffect(() => {
    if (isEntered && isCurrent) openEntered()
  }, [isEntered, isCurrent])
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    setEntered(step === undefined && !isCurrent)
    if (step === undefined && isCurrent) void open(active)
    if (step !== undefined && hits.length > 0) setActive((active + step + hits.length) % hits.length)
  }
  const reset = () => {
    setActive(0)
    setEntered(false)
  }
  return { active, setActive, reset, open, press }
}

const none: readonly Hit[] = []

/** Hits of what is typed, once the typing rests; the former ones remain until the next have arrived. */
function useHits(typed: string) {
  const target = typed.trim()
  const [query, setQuery] = useState('')
  const [former, setFormer] = useState(none)
  useEffect(() => {
    const timer = setTimeout(() => setQuery(target.length < fewestLetters ? '' : target), restMs)
    return () => clearTimeout(timer)
  }, [target])
  const { data, loading, refetch } = useAgencySearchQuery({
    variables: { query },
    skip: query === '',
    fetchPolicy: 'network-only',
  })
  const found = query === '' ? none : data?.agency?.search
  if (found && found !== former) setFormer(found)
  return {
    query,
    listed: found ?? (loading ? former : none),
    isLoading: loading,
    isCurrent: !loading && query === target,
    hasFailed: !loading && !found,
    refetch,
  }
}
