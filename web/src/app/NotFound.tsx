import { messages } from '#web/app/messages.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'

export function NotFound() {
  return (
    <div className="page section">
      <PageHead title={messages.notFoundTitle} description={messages.notFound} isIndexed={false} />
      <h1 className="text-h1">{messages.notFoundTitle}</h1>
      <EmptyState
        action={
          <ButtonLink to={paths.catalogue} variant="primary">
            {messages.toCatalogue}
          </ButtonLink>
        }
      >
        {messages.notFound}
      </EmptyState>
    </div>
  )
}
