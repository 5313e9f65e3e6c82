import { useState } from 'react'
import { CodeForm } from '#web/agency/access/CodeForm.tsx'
import { useUseRecoveryCodeMutation, useVerifyTotpMutation } from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { Notice } from '#web/agency/shell/Notice.tsx'
import { Button } from '#web/ui/Button.tsx'

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodePage({ onOpen }: { onOpen: () => Promise<unknown> }) {
  const [isRecovering, setRecovering] = useState(false)
  const [verify] = useVerifyTotpMutation()
  const [recover] = useUseRecoveryCodeMutation()
  const send = async (code: string) => {
    const refusals = isRecovering
      ? refusalsOf((await recover({ variables: { code } })).data?.agencyUseRecoveryCode)
      : refusalsOf((await verify({ variables: { code, stepUp: false } })).data?.agencyVerifyTotp)
    if (refusals.length === 0) await onOpen()
    return refusals
  }
  return (
    <Notice title={messages.secondStep}>
      <p>{isRecovering ? messages.recoveryTold : messages.codeTold}</p>
      <CodeForm
        key={String(isRecovering)}
        label={isRecovering ? messages.recoveryCode : messages.code}
        isRecovery={isRecovering}
        hasFocus
        submit={messages.open}
        send={send}
      />
      <Button variant="ghost" size="sm" className="mt-3 w-full" onClick={() => setRecovering(!isRecovering)}>
        {isRecovering ? messages.withApp : messages.withRecoveryCode}
      </Button>
    </Notice>
  )
}
