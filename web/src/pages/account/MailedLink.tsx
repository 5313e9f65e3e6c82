import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'

type Props = {
  title: string
  intro: string
  canonical: string
  action: string
  done: string
  onConfirm: () => Promise<unknown>
  isBusy: boolean
  isDone: boolean
  refusal: string | undefined
}

/** The action of a mailed link needs a click, since mail scanners follow links. */
export function MailedLink({ action, done, onConfirm, isBusy, isDone, refusal, ...head }: Props) {
  return (
    <ContentPage {...head} isIndexed={false}>
      <p role="status" className="mb-5 font-semibold empty:hidden">
        {isDone ? done : refusal}
      </p>
      {isDone ? (
        <ButtonLink to={paths.home}>{messages.toHome}</ButtonLink>
      ) : (
        <Button variant="primary" isBusy={isBusy} onClick={() => void onConfirm().catch(() => undefined)}>
          {action}
        </Button>
      )}
    </ContentPage>
  )
}
