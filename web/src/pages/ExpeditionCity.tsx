import { useLocation, useNavigate } from 'react-router-dom'
import { LinkedCity } from '#web/features/city/LinkedCity.tsx'

/** Names the city from which an address shows emissions and access; without it they show one's own. */
export function ExpeditionCity() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const from = params.get('from') ?? ''
  const leave = () => {
    params.delete('from')
    void navigate({ search: `${params}`, hash }, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="mt-12 -mb-6 empty:hidden">
      <LinkedCity state={{ from, page: 1 }} go={leave} />
    </div>
  )
}
