import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { CodeForm } from '#web/agency/access/CodeForm.tsx'
import { useVerifyTotpMutation } from '#web/agency/access/Factors.generated.ts'
import { messages } from '#web/agency/access/messages.ts'
import { type Refusal, refusalsOf } from '#web/agency/access/refusals.ts'
import { useSave } from '#web/features/profile/useSave.ts'
import { Dialog } from '#web/ui/Dialog.tsx'

type Send = () => Promise<readonly Refusal[]>

const Context = createContext<(send: Send) => Promise<readonly Refusal[]>>((send) => send())

/** Sends a change; where the service asks for the second factor first, asks the person, then sends it again. */
export const useStepUp = () => useContext(Context)

/** The same for a button, which reports the outcome. */
export function useConfirmedSave() {
  const stepUp = useStepUp()
  const { save, isBusy } = useSave()
  return { isBusy, save: (change: Send, done: string) => save(() => stepUp(change), done) }
}

const isRefused = (refusals: readonly Refusal[]) => refusals.some(({ code }) => code === 'STEP_UP_REQUIRED')

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [verify] = useVerifyTotpMutation()
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
  const confirm = async (code: string) => {
    const refusals = refusalsOf((await verify({ variables: { code, stepUp: true } })).data?.agencyVerifyTotp)
    if (refusals.length === 0) answered.current?.(true)
    return refusals
  }
  return (
    <Context value={send}>
      {children}
      <Dialog isOpen={isOpen} onClose={() => answered.current?.(false)} title={messages.stepUp}>
        <p className="mt-4 text-ink-2">{messages.stepUpTold}</p>
        <CodeForm label={messages.code} submit={messages.confirm} send={confirm} />
      </Dialog>
    </Context>
  )
}
