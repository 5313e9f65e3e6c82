import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/booking/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Shown once the reservation in progress is given up, here or in another tab. */
export const NoCart = () => (
  <EmptyState
    action={
      <ButtonLink to={paths.catalogue} variant="primary">
        {messages.discover}
      </ButtonLink>
    }
  >
    {messages.none}
  </EmptyState>
)
