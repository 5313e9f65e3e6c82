import { useState } from 'react'
import { shortlistMessages } from '#schema/shortlist.messages.ts'
import { readListTitle, shortlistLimits } from '#schema/shortlist.ts'
import { useCreateShortlistMutation } from '#web/features/shortlist/CreateShortlist.generated.ts'
import { KnownLists } from '#web/features/shortlist/KnownLists.tsx'
import { messages } from '#web/features/shortlist/messages.ts'
import { withList } from '#web/features/shortlist/ownLists.rules.ts'
import { writeDevice } from '#web/lib/browser/device.ts'
import { share } from '#web/lib/browser/share.ts'
import { readStored } from '#web/lib/browser/storage.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DialogStatus } from '#web/ui/DialogStatus.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { expeditionIds: readonly string[]; onClose: () => void }
type Created = { token: string; title: string }

/** Creates a list, whose link is then sent by the device or copied. */
export function ShareDialog({ expeditionIds, onClose }: Props) {
  const [created, setCreated] = useState<Created>()
  const ids = expeditionIds.slice(0, shortlistLimits.items)
  return (
    <Dialog isOpen onClose={onClose} title={messages.shareTitle}>
      {created ? (
        <Done created={created} />
      ) : (
        <>
          <p className="mt-3 text-ink-2">{messages.shareIntro(ids.length)}</p>
          {ids.length < expeditionIds.length && <p className="mt-2 text-ink-2">{messages.cut}</p>}
          <div className="mt-5">
            <TitleForm ids={ids} onCreated={setCreated} />
          </div>
          <KnownLists expeditionIds={ids} onAdded={onClose} />
        </>
      )}
    </Dialog>
  )
}

function TitleForm({ ids, onCreated }: { ids: string[]; onCreated: (created: Created) => void }) {
  const [create] = useCreateShortlistMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { title: (typed) => (readListTitle(typed) ? undefined : shortlistMessages.SHORTLIST_TITLE) },
    failed: messages.failed,
    async send(read) {
      const title = read('title').trim()
      const { data } = await create({ variables: { title, expeditionIds: ids } })
      const { token, ownerKey, errors: refusals = [] } = data?.createShortlist ?? {}
      if (!token || !ownerKey) return refusals
      writeDevice('lists', withList(readStored('lists'), { token, title, ownerKey }))
      onCreated({ token, title })
      return []
    },
  })
  return (
    <ScriptForm {...formProps}>
      <TextField
        label={messages.titleField}
        name="title"
        defaultValue={messages.titleDefault}
        hint={messages.titleHint}
        maxLength={shortlistLimits.titleLength}
        autoComplete="off"
        required
        error={errors.title}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.create}
      </SubmitButton>
    </ScriptForm>
  )
}

function Done({ created: { token, title } }: { created: Created }) {
  const url = useSiteUrl() + paths.shortlist(token)
  return (
    <>
      <DialogStatus>{messages.created}</DialogStatus>
      <div className="mt-5">
        <TextField label={messages.address} value={url} readOnly hint={messages.keysStay} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void share({ title, url })}>
          {messages.send}
        </Button>
        {/* As a document: the list has a referrer policy of its own. */}
        <ButtonLink to={paths.shortlist(token)} isExternal>
          {messages.open}
        </ButtonLink>
      </div>
    </>
  )
}
