import { Fingerprint, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { hasPasskeys } from '#web/agency/access/credentials.ts'
import { TotpForm } from '#web/agency/access/EnrolmentPage.tsx'
import { useRemoveFactorMutation } from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { PasskeyForm } from '#web/agency/access/PasskeyForm.tsx'
import { RecoveryCodes } from '#web/agency/access/RecoveryCodes.tsx'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import type { ColleagueFragment } from '#web/agency/shell/AgencyMe.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { factors: ColleagueFragment['factors']; onChanged: () => Promise<unknown> }

/** Second factors of the caller: adds and removes them. */
export function Factors({ factors, onChanged }: Props) {
  const [added, setAdded] = useState<'app' | 'passkey'>()
  const title = added === 'passkey' ? messages.addPasskey : messages.addApp
  const close = () => setAdded(undefined)
  return (
    <section className="rounded-lg bg-surface p-6 shadow-1">
      <h2 className="text-h3">{messages.factors}</h2>
      <FactorList factors={factors} onChanged={onChanged} />
      <div className="mt-3 flex flex-wrap gap-3">
        {hasPasskeys() && (
          <Button size="sm" onClick={() => setAdded('passkey')}>
            {messages.addPasskey}
          </Button>
        )}
        <Button size="sm" onClick={() => setAdded('app')}>
          {factors.some(({ kind }) => kind === 'TOTP') ? messages.replaceApp : messages.addApp}
        </Button>
      </div>
      <Dialog isOpen={added !== undefined} onClose={close} title={title}>
        {added && <NewFactor key={added} kind={added} onDone={close} onChanged={onChanged} />}
      </Dialog>
    </section>
  )
}

function FactorList({ factors, onChanged }: Props) {
  const [remove] = useRemoveFactorMutation()
  const { run } = useConfirmedAction()
  const end = async (id: string) => {
    const isRemoved = await run(
      async () => listRefusals((await remove({ variables: { id } })).data?.agencyRemoveFactor),
      messages.removed,
    )
    if (isRemoved) await onChanged().catch(() => undefined)
  }
  return (
    <ul className="mt-3 divide-y divide-line">
      {factors.map(({ id, kind, name, createdAt, lastUsedAt }) => {
        const Icon = kind === 'PASSKEY' ? Fingerprint : Smartphone
        const label = name ?? messages.app
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex min-w-0 items-center gap-3">
              <Icon aria-hidden="true" className="size-6 shrink-0 text-pine-700" />
              <span className="min-w-0">
                <span className="block font-semibold break-words">
                  {kind === 'PASSKEY' ? messages.passkey(label) : label}
                </span>
                <span className="text-meta text-ink-2">
                  {messages.linked(dayAndHour(createdAt))}
                  {lastUsedAt && ` · ${messages.used(dayAndHour(lastUsedAt))}`}
                </span>
              </span>
            </span>
            <Button size="sm" aria-label={messages.removeFor(label)} onClick={() => void end(id)}>
              {messages.remove}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

type NewFactorProps = Pick<Props, 'onChanged'> & { kind: 'app' | 'passkey'; onDone: () => void }

/** The form of a factor, then the recovery codes if it brought some. */
function NewFactor({ kind, onDone, onChanged }: NewFactorProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const enrolled = (next: readonly string[]) => {
    if (next.length > 0) setCodes(next)
    else onDone()
    void onChanged().catch(() => undefined)
  }
  if (codes)
    return (
      <div className="mt-4 text-ink-2">
        <RecoveryCodes codes={codes} />
        <Button variant="primary" className="mt-6 w-full" onClick={onDone}>
          {messages.codesKeptHere}
        </Button>
      </div>
    )
  if (kind === 'app') return <TotpForm onEnrolled={enrolled} />
  return (
    <>
      <p className="mt-4 text-ink-2">{messages.newPasskeyText}</p>
      <PasskeyForm onEnrolled={enrolled} />
    </>
  )
}
