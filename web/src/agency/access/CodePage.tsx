import { useState } from 'react'
import { CodeForm } from '#web/agency/access/CodeForm.tsx'
import { useUseRecoveryCodeMutation } from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { SecondFactor } from '#web/agency/access/SecondFactor.tsx'
import { Notice } from '#web/agency/shell/Notice.tsx'
import type { FactorKind } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = { factors: readonly FactorKind[]; onOpen: () => Promise<unknown> }

/** The second step of signing in: a passkey, a code of the app, or a recovery code. */
export function CodePage({ factors, onOpen }: Props) {
  const [isRecovering, setRecovering] = useState(false)
  const [recover] = useUseRecoveryCodeMutation()
  const send = async (code: string) => {
    const refusals = listRefusals((await recover({ variables: { code } })).data?.agencyUseRecoveryCode)
    if (refusals.length === 0) await onOpen()
    return refusals
  }
  return (
    <Notice title={messages.secondStep}>
      {isRecovering ? (
        <>
          <p>{messages.recoveryText}</p>
          <CodeForm label={messages.recoveryCode} isRecovery hasFocus submit={messages.open} send={send} />
        </>
      ) : (
        <SecondFactor
          factors={factors}
          isSteppingUp={false}
          hasFocus
          submit={messages.open}
          onDone={onOpen}
        />
      )}
      <Button variant="ghost" size="sm" className="mt-3 w-full" onClick={() => setRecovering(!isRecovering)}>
        {isRecovering ? messages.withFactor : messages.withRecoveryCode}
      </Button>
    </Notice>
  )
}
