import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { codeRules, refusalsOf } from '#web/agency/access/code.rules.ts'
import { useVerifyTotpMutation } from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Refusal = { field?: string | null; message: string; code?: string }
type Send = () => Promise<readonly Refusal[]>

const Context = createContext<(send: Send) => Promise<readonly Refusal[]>>((send) => send())

/** Sends a change; where the service asks for the second factor first, asks the person, then sends it again. */
export const useStepUp = () => useContext(Context)

const isRefused = (refusals: readonly Refusal[]) => refusals.some(({ code }) => code === 'STEP_UP_REQUIRED')

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const answered = useRef<(isConfirmed: boolean) => void>(undefined)
  const send = useCallback(async (change: Send) => {
    const refusals = await change()
    if (!isRefused(refusals)) return refusals
    setOpen(true)
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answered.current = resolve
    })
    setOpen(false)
    return isConfirmed ? change() : refusals
  }, [])
  return (
    <Context value={send}>
      {children}
      <Dialog isOpen={isOpen} onClose={() => answered.current?.(false)} title={messages.stepUp}>
        <StepUpForm onConfirmed={() => answered.current?.(true)} />
      </Dialog>
    </Context>
  )
}

function StepUpForm({ onConfirmed }: { onConfirmed: () => void }) {
  const [verify] = useVerifyTotpMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: codeRules,
    failed: messages.failed,
    async send(read) {
      const { data } = await verify({ variables: { code: read('code'), stepUp: true } })
      const refusals = refusalsOf(data?.agencyVerifyTotp)
      if (refusals.length === 0) onConfirmed()
      return refusals
    },
  })
  return (
    <form {...formProps} className="mt-4">
      <p className="text-ink-2">{messages.stepUpTold}</p>
      <TextField
        label={messages.code}
        name="code"
        className="mt-5"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.confirm}
      </SubmitButton>
    </form>
  )
}
