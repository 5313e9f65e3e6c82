import { useRouteError } from 'react-router-dom'
import { NotFound } from '#web/app/NotFound.tsx'

export function PageError() {
  const error = useRouteError()
  const isNotFound = typeof error === 'object' && error !== null && 'status' in error && error.status === 404
  return isNotFound ? <NotFound /> : <h1>Erreur</h1>
}
