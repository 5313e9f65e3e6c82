import { useState } from 'react'
import { codeRules, refusalsOf } from '#web/agency/access/code.rules.ts'
import { useUseRecoveryCodeMutation, useVerifyTotpMutation } from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { Notice } from '#web/agency/shell/Notice.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodePage({ onOpen }: { onOpen: () => Promise<unknown> }) {
  const [isRecovering, setRecovering] = useState(false)
  const [verify] = useVerifyTotpMutation()
  const [recover] = useUseRecoveryCodeMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: codeRules,
    failed: messages.failed,
    async send(read) {
      const variables = { code: read('code') }
      const refusals = isRecovering
        ? refusalsOf((await recover({ variables })).data?.agencyUseRecoveryCode)
        : refusalsOf((await verify({ variables: { ...variables, stepUp: false } })).data?.agencyVerifyTotp)
      if (refusals.length === 0) await onOpen()
      return refusals
    },
  })
  return (
    <Notice title={messages.secondStep}>
      <p>{isRecovering ? messages.recoveryTold : messages.codeTold}</p>
      <form {...formProps} className="mt-5">
        <TextField
          key={String(isRecovering)}
          label={isRecovering ? messages.recoveryCode : messages.code}
          name="code"
          autoFocus
          {...(isRecovering
            ? { autoComplete: 'off' }
            : { inputMode: 'numeric', autoComplete: 'one-time-code' })}
          error={errors.code}
        />
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.open}
        </SubmitButton>
      </form>
      <Button variant="ghost" size="sm" className="mt-3 w-full" onClick={() => setRecovering(!isRecovering)}>
        {isRecovering ? messages.withApp : messages.withRecoveryCode}
      </Button>
    </Notice>
  )
}
