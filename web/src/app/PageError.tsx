import { useRevalidator, useRouteError } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { NotFound } from '#web/app/NotFound.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** What a page shows instead of itself: nothing there, or something that may work in a moment. */
export function PageError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 404)
    return <NotFound />
  return (
    <div className="page section">
      <title>{messages.errorTitle}</title>
      <h1 className="text-h1">{messages.errorTitle}</h1>
      <EmptyState
        action={
          <Button variant="primary" isBusy={state === 'loading'} onClick={() => void revalidate()}>
            {messages.retry}
          </Button>
        }
      >
        {messages.error}
      </EmptyState>
    </div>
  )
}
