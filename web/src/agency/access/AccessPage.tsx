import { useState } from 'react'
import { TotpForm } from '#web/agency/access/EnrolmentPage.tsx'
import {
  useRemoveFactorMutation,
  useRenewRecoveryCodesMutation,
} from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { RecoveryCodes } from '#web/agency/access/RecoveryCodes.tsx'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { useConfirmedSave } from '#web/agency/access/StepUp.tsx'
import { type ColleagueFragment, useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** The caller's own access: second factors, recovery codes and sessions. */
export function Component() {
  const { data, loading, refetch } = useAgencyMeQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Screen title={messages.myAccess}>
      <Loaded data={data?.agency?.me} isLoading={loading} onRetry={refetch}>
        {(me) => (
          <div className="grid max-w-2xl gap-6">
            {data?.agency?.openUntil && (
              <p className="text-ink-2">{messages.openUntil(dayAndHour(data.agency.openUntil))}</p>
            )}
            <Factors me={me} onChanged={refetch} />
            <Recovery left={me.recoveryCodesLeft} onChanged={refetch} />
            <section className="rounded-lg bg-surface p-6 shadow-1">
              <h2 className="text-h3">{messages.sessions}</h2>
              <p className="mt-2 mb-4 text-ink-2">{messages.sessionsTold}</p>
              <ButtonLink to={paths.account} isExternal size="sm">
                {messages.toAccount}
              </ButtonLink>
            </section>
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

type Changed = () => Promise<unknown>

function Factors({ me: { factors }, onChanged }: { me: ColleagueFragment; onChanged: Changed }) {
  const [isAdding, setAdding] = useState(false)
  const [remove] = useRemoveFactorMutation()
  const { save } = useConfirmedSave()
  const end = async (id: string) => {
    const isRemoved = await save(
      async () => refusalsOf((await remove({ variables: { id } })).data?.agencyRemoveFactor),
      messages.removed,
    )
    if (isRemoved) await onChanged().catch(() => undefined)
  }
  return (
    <section className="rounded-lg bg-surface p-6 shadow-1">
      <h2 className="text-h3">{messages.factors}</h2>
      <ul className="mt-3 divide-y divide-line">
        {factors.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <span className="block font-semibold">{name ?? messages.app}</span>
              <span className="text-meta text-ink-2">
                {messages.linked(dayAndHour(createdAt))}
                {lastUsedAt && ` · ${messages.used(dayAndHour(lastUsedAt))}`}
              </span>
            </span>
            <Button size="sm" onClick={() => void end(id)}>
              {messages.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={() => setAdding(true)}>
        {messages.addApp}
      </Button>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={messages.addApp}>
        {isAdding && (
          <TotpForm
            onEnrolled={() => {
              setAdding(false)
              void onChanged()
            }}
          />
        )}
      </Dialog>
    </section>
  )
}

function Recovery({ left, onChanged }: { left: number; onChanged: Changed }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const [renew] = useRenewRecoveryCodesMutation()
  const { save, isBusy } = useConfirmedSave()
  const send = async () => {
    const isRenewed = await save(async () => {
      const { data } = await renew()
      if (data?.agencyRenewRecoveryCodes.errors.length === 0)
        setCodes(data.agencyRenewRecoveryCodes.recoveryCodes)
      return refusalsOf(data?.agencyRenewRecoveryCodes)
    }, messages.renewed)
    if (isRenewed) await onChanged().catch(() => undefined)
  }
  return (
    <section className="rounded-lg bg-surface p-6 shadow-1">
      <h2 className="text-h3">{messages.recoveryCodes}</h2>
      {codes ? (
        <div className="mt-2 text-ink-2">
          <RecoveryCodes codes={codes} />
        </div>
      ) : (
        <>
          <p className="mt-2 mb-4 text-ink-2">{messages.codesLeft(left)}</p>
          <Button size="sm" isBusy={isBusy} onClick={() => void send()}>
            {messages.renew}
          </Button>
        </>
      )}
    </section>
  )
}
