import { messages } from '#web/app/messages.ts'
import { useOnline } from '#web/lib/browser/useOnline.ts'
import { useNavigation } from '#web/lib/site/navigation.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Replaces a page after a failure that may be transient, which ends by itself once the network is back. */
export function PageError() {
  const { isLoading, retry } = useNavigation()
  useOnline(retry)
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
