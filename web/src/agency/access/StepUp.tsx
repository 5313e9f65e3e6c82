import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { messages } from '#web/agency/access/messages.ts'
import type { Refusal } from '#web/agency/access/refusals.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

type Send = () => Promise<readonly Refusal[]>

const Context = createContext<(send: Send) => Promise<readonly Refusal[]>>((send) => send())

/** Sends a change; where the service asks for the second factor first, asks the person, then sends it again. */
export const useStepUp = () => useContext(Context)

/** The same for a button, which reports the outcome. */
export function useConfirmedAction() {
  const stepUp = useStepUp()
  const { run, isBusy } = useAction()
  return { isBusy, run: (change: Send, done: string) => run(() => stepUp(change), done) }
}

const isRefused = (refusals: readonly Refusal[]) => refusals.some(({ code }) => code === 'STEP_UP_REQUIRED')

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useAgencyMeQuery()
  // Unknown for a moment after the start: most people have an app.
  const factors = data?.agency?.me?.factors.map(({ kind }) => kind) ?? ['TOTP']
  const answered = useRef<(isConfirmed: boolean) => void>(undefined)
  const SecondFactor = useOnDemand(
    isOpen,
    () => import('#web/agency/access/SecondFactor.tsx').then((module) => module.SecondFactor),
    () => answered.current?.(false),
  )
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
      <Dialog
        // With its field, which takes the focus.
        isOpen={isOpen && SecondFactor !== undefined}
        onClose={() => answered.current?.(false)}
        title={messages.stepUp}
      >
        <div className="mt-4 text-ink-2">
          <p>{messages.stepUpText}</p>
          {isOpen && SecondFactor && (
            <SecondFactor
              factors={factors}
              isSteppingUp
              submit={messages.confirm}
              onDone={async () => answered.current?.(true)}
            />
          )}
        </div>
      </Dialog>
    </Context>
  )
}
