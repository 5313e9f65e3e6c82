import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { messages } from '#web/agency/webhooks/messages.ts'
import { SecretDialog } from '#web/agency/webhooks/SecretDialog.tsx'
import { useSaveWebhook } from '#web/agency/webhooks/useSaveWebhook.ts'
import { type Resellers, WebhookForm } from '#web/agency/webhooks/WebhookForm.tsx'
import { useRemoveWebhookMutation, type WebhookRowFragment } from '#web/agency/webhooks/Webhooks.generated.ts'
import { toHost } from '#web/agency/webhooks/webhooks.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = { webhook: WebhookRowFragment; resellers: Resellers; onChanged: () => void }
type Open = 'edit' | 'renew' | 'remove'

/** Changes of a webhook. */
export function Actions({ webhook, resellers, onChanged }: Props) {
  const { id, version, isEnabled } = webhook
  const [open, setOpen] = useState<Open>()
  const [secret, setSecret] = useState<string>()
  const close = () => setOpen(undefined)
  const { run, isBusy } = useAction()
  const send = useSaveWebhook((next) => {
    close()
    setSecret(next ?? undefined)
    onChanged()
  })
  const turn = () =>
    run(() => send({ id, version, isEnabled: !isEnabled }), isEnabled ? messages.disabled : messages.enabled)
  const renew = () => run(() => send({ id, version, renewSecret: true }), messages.renewed)
  return (
    <>
      <div className="-my-5 flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen('edit')}>{messages.edit}</Button>
        <Button isBusy={isBusy} onClick={() => void turn()}>
          {isEnabled ? messages.disable : messages.enable}
        </Button>
        <Button onClick={() => setOpen('renew')}>{messages.renew}</Button>
        <Button onClick={() => setOpen('remove')}>{messages.remove}</Button>
        <HistoryLink entity="webhook" id={id} name={toHost(webhook.url)} />
      </div>
      <Dialog isOpen={open === 'edit'} onClose={close} title={messages.edit}>
        {open === 'edit' && (
          <WebhookForm
            webhook={webhook}
            resellers={resellers}
            onSaved={() => {
              close()
              onChanged()
            }}
          />
        )}
      </Dialog>
      <Dialog isOpen={open === 'renew'} onClose={close} title={messages.renew}>
        <p className="mt-3 text-ink-2">{messages.renewIntro}</p>
        <Button variant="primary" className="mt-5" isBusy={isBusy} onClick={() => void renew()}>
          {messages.renew}
        </Button>
      </Dialog>
      <Dialog isOpen={open === 'remove'} onClose={close} title={messages.remove}>
        <Removal id={id} />
      </Dialog>
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}

function Removal({ id }: { id: string }) {
  const [remove] = useRemoveWebhookMutation()
  const { run, isBusy } = useConfirmedAction()
  const navigate = useNavigate()
  const send = async () => {
    const isRemoved = await run(
      async () => listRefusals((await remove({ variables: { id } })).data?.agencyRemoveWebhook),
      messages.removed,
    )
    if (isRemoved) await navigate('/reglages/webhooks')
  }
  return (
    <>
      <p className="mt-3 text-ink-2">{messages.removeIntro}</p>
      <Button variant="primary" className="mt-5" isBusy={isBusy} onClick={() => void send()}>
        {messages.remove}
      </Button>
    </>
  )
}
