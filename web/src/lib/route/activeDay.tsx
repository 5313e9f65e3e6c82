import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'

type ActiveDay = { day: number | null; show: (day: number | null) => void }

const Context = createContext<ActiveDay>({ day: null, show: () => undefined })

/** The selected day: map, profile and programme highlight the same one. */
export const useActiveDay = (): ActiveDay => useContext(Context)

const prefix = 'jour-'

/** Days are identified by the ids of the programme, `jour-3`, wherever they are drawn. */
export function ActiveDayProvider({ children }: { children: ReactNode }) {
  const [day, show] = useState<number | null>(null)
  const value = useMemo(() => ({ day, show }), [day])
  useEffect(() => {
    const anchor = day === null ? null : document.getElementById(prefix + day)
    const shown = anchor?.closest('details') ?? anchor
    shown?.setAttribute('data-active', '')
    return () => shown?.removeAttribute('data-active')
  }, [day])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    const events = ['pointerover', 'focusin']
    const follow = ({ target }: Event) => {
      const followed = toDay(target)
      if (followed) show(followed)
    }
    for (const event of events) element?.addEventListener(event, follow)
    return () => {
      for (const event of events) element?.removeEventListener(event, follow)
    }
  }, [])
  return (
    <Context value={value}>
      <div ref={box}>{children}</div>
    </Context>
  )
}

function toDay(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined
  const anchor =
    target.closest(`[id^="${prefix}"]`) ?? target.closest('details')?.querySelector(`[id^="${prefix}"]`)
  return anchor ? Number(anchor.id.slice(prefix.length)) : undefined
}
