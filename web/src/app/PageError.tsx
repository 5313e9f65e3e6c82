import { messages } from '#web/app/messages.ts'
import { NotFound } from '#web/app/NotFound.tsx'
import { statusOf } from '#web/app/openRoute.ts'
import { useNavigation } from '#web/lib/navigation.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** What a page shows instead of itself: nothing there, or something that may work in a moment. */
export function PageError({ error }: { error: unknown }) {
  const { isLoading, retry } = useNavigation()
  if (statusOf(error) === 404) return <NotFound />
  return (
    <div className="page section">
      <title>{messages.errorTitle}</title>
      <h1 className="text-h1">{messages.errorTitle}</h1>
      <EmptyState
        action={
          <Button variant="primary" isBusy={isLoading} onClick={retry}>
            {messages.retry}
          </Button>
        }
      >
        {messages.error}
      </EmptyState>
    </div>
  )
}
