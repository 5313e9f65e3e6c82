import { Link, useNavigate } from 'react-router-dom'
import { Confirmation } from '#web/agency/editor/Confirmation.tsx'
import type { Content } from '#web/agency/editor/content.ts'
import type { Draft } from '#web/agency/editor/draft.ts'
import type { EditedExpeditionFragment } from '#web/agency/editor/Editor.generated.ts'
import { messages } from '#web/agency/editor/messages.ts'
import { PublishForm } from '#web/agency/editor/PublishForm.tsx'
import { Unpublishing } from '#web/agency/editor/Unpublishing.tsx'
import { usePublishing } from '#web/agency/editor/usePublishing.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

export type Opened = 'publish' | 'unpublish' | 'discard'

type Props = {
  expedition: EditedExpeditionFragment
  draft: Draft<Content>
  /** The dialog that is open. */
  opened: Opened | undefined
  onOpen: (opened: Opened | undefined) => void
  onRefused: () => void
}

/** The state of an expedition, and the actions that change what visitors see. */
export function Publishing({ expedition, draft, opened, onOpen, onRefused }: Props) {
  const { id, state } = expedition
  const { publish, unpublish, discard } = usePublishing({ id, draft, onRefused })
  const name = expedition.draft.name || messages.unnamed
  const close = () => onOpen(undefined)
  return (
    <>
      <State expedition={expedition} />
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-3 lg:grid lg:justify-items-start">
        <Button
          // All is published: nothing calls for it.
          {...((state !== 'PUBLISHED' || expedition.hasChanges) && { variant: 'primary' })}
          size="sm"
          className="lg:w-full"
          onClick={() => onOpen('publish')}
        >
          {state === 'PUBLISHED' ? messages.publishAgain : messages.publish}
        </Button>
        <PreviewLink id={id} draft={draft} />
      </div>
      <Dialog isOpen={opened === 'publish'} onClose={close} title={messages.publishTitle(name)}>
        <PublishForm onSend={publish} onDone={close} />
      </Dialog>
      <Dialog isOpen={opened === 'unpublish'} onClose={close} title={messages.unpublishTitle}>
        <Unpublishing onSend={unpublish} onDone={close} />
      </Dialog>
      <Dialog isOpen={opened === 'discard'} onClose={close} title={messages.discardTitle}>
        <Confirmation
          text={messages.discardText}
          label={messages.discardAll}
          onSend={() => discard().finally(close)}
          onCancel={close}
        />
      </Dialog>
    </>
  )
}

const State = ({ expedition: { state, hasChanges } }: Pick<Props, 'expedition'>) => (
  <p className="mt-1 flex flex-wrap gap-2 max-lg:hidden">
    <Badge tone={state === 'PUBLISHED' ? 'pine' : 'sand'}>{messages.states[state]}</Badge>
    {hasChanges && <Badge tone="sun">{messages.changed}</Badge>}
  </p>
)

const quiet = 'link inline-flex min-h-11 items-center text-left lg:min-h-8'

/** Rarer actions, apart from the bar of small screens. */
export function OtherActions({ expedition, onOpen }: Pick<Props, 'expedition' | 'onOpen'>) {
  const { id, state, hasChanges, published } = expedition
  return (
    <div className="flex flex-wrap gap-x-5 empty:hidden lg:grid lg:px-4">
      {state === 'PUBLISHED' && published && (
        <a href={paths.expedition(published.slug)} className={quiet}>
          {messages.onSite}
        </a>
      )}
      {published && (
        <Link to={`/aventures/${id}/versions`} className={quiet}>
          {messages.versions}
        </Link>
      )}
      {hasChanges && (
        <button type="button" onClick={() => onOpen('discard')} className={quiet}>
          {messages.discard}
        </button>
      )}
      {state === 'PUBLISHED' && (
        <button type="button" onClick={() => onOpen('unpublish')} className={quiet}>
          {messages.unpublish}
        </button>
      )}
    </div>
  )
}

/** Saves what is typed, then shows it as a page. */
function PreviewLink({ id, draft }: { id: string; draft: Draft<Content> }) {
  const navigate = useNavigate()
  const path = `/aventures/${id}/apercu`
  return (
    <a
      href={`/agence${path}`}
      className={quiet}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void draft.flush().then(() => navigate(path))
      }}
    >
      {messages.preview}
    </a>
  )
}
