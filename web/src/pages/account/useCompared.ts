import { useSearchParams } from 'react-router-dom'
import type { ComparedExpedition } from '#web/pages/account/Compare.tsx'
import { comparedOf, withCompared } from '#web/pages/account/favourites.rules.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

const parameter = 'comparer'

/** The compared favourites of the URL; the table loads from two on. */
export function useCompared(expeditions: readonly ComparedExpedition[]) {
  const [params, setParams] = useSearchParams()
  const compared = comparedOf(expeditions, params.get(parameter))
  const ids = compared.map(({ id }) => id)
  const write = (value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(parameter, value)
    else next.delete(parameter)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const Compare = useOnDemand(
    compared.length > 1,
    () => import('#web/pages/account/Compare.tsx').then((module) => module.Compare),
    () => write(''),
  )
  return { compared, Compare, toggle: (id: string) => write(withCompared(ids, id)) }
}
