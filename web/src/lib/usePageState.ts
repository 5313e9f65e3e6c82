import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#web/lib/useHydrated.ts'

type PageState = {
  /** What stands in this entry of the history under that name. */
  value: unknown
  /** As an entry of its own, so that Back undoes it; the address stays. */
  open: (value: unknown) => void
  close: () => void
}

/** Something open above the page, kept by the history alone: Back closes it, a reload finds it again. */
export function usePageState(name: string): PageState {
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const state: unknown = location.state
  const entries = typeof state === 'object' && state !== null ? Object.entries(state) : []
  return {
    value: isHydrated ? entries.find(([key]) => key === name)?.[1] : undefined,
    open: (value) =>
      void navigate(location, {
        state: { ...Object.fromEntries(entries), [name]: value },
        preventScrollReset: true,
      }),
    close: () => void navigate(-1),
  }
}
