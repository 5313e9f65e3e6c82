import { messages } from '#web/agency/messages.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export function Component() {
  return (
    <Screen title={messages.notFound}>
      <EmptyState>{messages.notFoundHint}</EmptyState>
    </Screen>
  )
}
