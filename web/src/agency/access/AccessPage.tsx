import { useState } from 'react'
import { useRenewRecoveryCodesMutation } from '#web/agency/access/Factors.generated.ts'
import { Factors } from '#web/agency/access/Factors.tsx'
import { messages } from '#web/agency/access/messages.ts'
import { RecoveryCodes } from '#web/agency/access/RecoveryCodes.tsx'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { Sessions } from '#web/agency/access/Sessions.tsx'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Button } from '#web/ui/Button.tsx'

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
            <Factors factors={me.factors} onChanged={refetch} />
            <Recovery left={me.recoveryCodesLeft} onChanged={refetch} />
            <Sessions />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

type Changed = () => Promise<unknown>

function Recovery({ left, onChanged }: { left: number; onChanged: Changed }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const [renew] = useRenewRecoveryCodesMutation()
  const { run, isBusy } = useConfirmedAction()
  const send = async () => {
    const isRenewed = await run(async () => {
      const { data } = await renew()
      if (data?.agencyRenewRecoveryCodes.errors.length === 0)
        setCodes(data.agencyRenewRecoveryCodes.recoveryCodes)
      return listRefusals(data?.agencyRenewRecoveryCodes)
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
