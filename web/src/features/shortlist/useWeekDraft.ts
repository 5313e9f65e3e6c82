import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShortlistWeekInput } from '#web/lib/graph/graph.generated.ts'

/** A row of weeks is filled faster than it needs to be sent. */
const pauseMs = 700

/** The weeks of the person, changed at once and sent together after a pause, or when the page is left. */
export function useWeekDraft(
  saved: readonly ShortlistWeekInput[],
  save: (weeks: ShortlistWeekInput[]) => Promise<unknown>,
) {
  const [draft, setDraft] = useState<ShortlistWeekInput[]>()
  const unsent = useRef<ShortlistWeekInput[]>(undefined)
  const send = useEffectEvent(async () => {
    const weeks = unsent.current
    if (!weeks) return
    unsent.current = undefined
    await save(weeks)
    setDraft((latest) => (latest === weeks ? undefined : latest))
  })
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => void send(), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const leave = () => void send()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  const weeks = draft ?? saved
  return {
    weeks,
    /** 0 unmarks the week. */
    mark(week: string, part: number): void {
      const others = weeks.filter((each) => each.week !== week)
      const next = (part > 0 ? [...others, { week, part }] : others).map(({ week, part }) => ({ week, part }))
      unsent.current = next
      setDraft(next)
    },
  }
}
