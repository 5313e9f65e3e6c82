import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { CodeForm } from '#web/agency/access/CodeForm.tsx'
import { hasPasskeys } from '#web/agency/access/credentials.ts'
import { useVerifyTotpMutation } from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { usePasskey } from '#web/agency/access/usePasskey.ts'
import type { FactorKind } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = {
  factors: readonly FactorKind[]
  isSteppingUp: boolean
  /** The field of the code takes the focus. */
  hasFocus?: boolean
  submit: string
  onDone: () => Promise<unknown>
}

/** Proves a second factor: by a passkey, by a code of the app, or either. */
export function SecondFactor({ factors, isSteppingUp, hasFocus = false, submit, onDone }: Props) {
  const [verify] = useVerifyTotpMutation()
  const hasApp = factors.includes('TOTP')
  const hasPasskey = factors.includes('PASSKEY')
  const send = async (code: string) => {
    const { data } = await verify({ variables: { code, stepUp: isSteppingUp } })
    const refusals = listRefusals(data?.agencyVerifyTotp)
    if (refusals.length === 0) await onDone()
    return refusals
  }
  return (
    <>
      {hasPasskey && <PasskeyButton isMain={!hasApp} isSteppingUp={isSteppingUp} onDone={onDone} />}
      {hasApp && (
        <>
          <p className={hasPasskey ? 'mt-5' : 'mt-4'}>{hasPasskey ? messages.orCode : messages.codeText}</p>
          <CodeForm label={messages.code} hasFocus={hasFocus && !hasPasskey} submit={submit} send={send} />
        </>
      )}
    </>
  )
}

type ButtonProps = Pick<Props, 'isSteppingUp' | 'onDone'> & { isMain: boolean }

function PasskeyButton({ isMain, isSteppingUp, onDone }: ButtonProps) {
  const { verifyPasskey } = usePasskey()
  const [refusal, setRefusal] = useState('')
  const { isBusy, send } = useAction()
  if (!hasPasskeys()) return <p className="mt-4">{messages.passkeyUnsupported}</p>
  const prove = async () => {
    setRefusal('')
    const [refused] = await send(() => verifyPasskey(isSteppingUp))
    if (refused) setRefusal(refused.message)
    else await onDone()
  }
  return (
    <>
      <p className="mt-4">{messages.passkeyText}</p>
      <p role="alert" className="mt-4 text-meta font-semibold text-rouge-700 empty:hidden">
        {refusal}
      </p>
      <Button
        variant={isMain ? 'primary' : 'ink'}
        isBusy={isBusy}
        className="mt-4.5 w-full"
        onClick={() => void prove()}
      >
        <Fingerprint aria-hidden="true" className="size-5" />
        {messages.withPasskey}
      </Button>
    </>
  )
}
