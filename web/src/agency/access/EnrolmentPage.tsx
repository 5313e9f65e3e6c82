import { useCallback, useEffect, useState } from 'react'
import { CodeForm } from '#web/agency/access/CodeForm.tsx'
import { hasPasskeys } from '#web/agency/access/credentials.ts'
import { useBeginTotpMutation, useConfirmTotpMutation } from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { PasskeyForm } from '#web/agency/access/PasskeyForm.tsx'
import { RecoveryCodes } from '#web/agency/access/RecoveryCodes.tsx'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { Notice } from '#web/agency/shell/Notice.tsx'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

/** Links an authenticator app or a passkey to the account, then shows the recovery codes once. */
export function EnrolmentPage({ onOpen }: { onOpen: () => Promise<unknown> }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const [isPasskey, setPasskey] = useState(false)
  if (codes)
    return (
      <Notice title={messages.recoveryCodes}>
        <RecoveryCodes codes={codes} />
        <Button variant="primary" className="mt-6 w-full" onClick={() => void onOpen()}>
          {messages.codesKept}
        </Button>
      </Notice>
    )
  return (
    <Notice title={messages.enrol}>
      <p>{isPasskey ? messages.enrolPasskeyText : messages.enrolText}</p>
      {isPasskey ? <PasskeyForm onEnrolled={setCodes} /> : <TotpForm onEnrolled={setCodes} />}
      {hasPasskeys() && (
        <Button variant="ghost" size="sm" className="mt-3 w-full" onClick={() => setPasskey(!isPasskey)}>
          {isPasskey ? messages.enrolApp : messages.enrolPasskey}
        </Button>
      )}
    </Notice>
  )
}

/** The QR code of a new secret, and the first code of the app. */
export function TotpForm({ onEnrolled }: { onEnrolled: (codes: readonly string[]) => void }) {
  const [begin, begun] = useBeginTotpMutation()
  const [confirm] = useConfirmTotpMutation()
  const stepUp = useStepUp()
  // Any app but the first needs a recent second factor.
  const ask = useCallback(
    () => stepUp(async () => listRefusals((await begin()).data?.agencyBeginTotp)),
    [stepUp, begin],
  )
  // A secret lives in this form only: leaving it begins again.
  useEffect(() => void ask().catch(() => undefined), [ask])
  const { secret, qrSvg, errors } = begun.data?.agencyBeginTotp ?? {}
  if (!secret && begun.called && !begun.loading)
    return <LoadFailure onRetry={ask}>{errors?.[0]?.message ?? explainFailure()}</LoadFailure>
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-5">
        {qrSvg ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
            alt={messages.qrCode}
            width={176}
            height={176}
            className="rounded-md border border-line bg-white p-2"
          />
        ) : (
          <span className="skeleton size-44 rounded-md" />
        )}
        <div className="min-w-44 flex-1">
          <p className="text-meta">{messages.typedSecret}</p>
          <code className="mt-1 block font-mono text-15 break-all text-ink">
            {secret?.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </div>
      </div>
      <CodeForm
        label={messages.firstCode}
        submit={messages.link}
        send={(code) =>
          stepUp(async () => {
            const { data } = await confirm({ variables: { code } })
            const refusals = listRefusals(data?.agencyConfirmTotp)
            if (refusals.length === 0) onEnrolled(data?.agencyConfirmTotp.recoveryCodes ?? [])
            return refusals
          })
        }
      />
    </>
  )
}
