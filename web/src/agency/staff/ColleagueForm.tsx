import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction, useStepUp } from '#web/agency/access/StepUp.tsx'
import type { ColleagueFragment } from '#web/agency/shell/AgencyMe.generated.ts'
import { messages } from '#web/agency/staff/messages.ts'
import { type Granted, Rights } from '#web/agency/staff/Rights.tsx'
import { useResetFactorsMutation, useSaveStaffMutation } from '#web/agency/staff/Staff.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox, TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { colleague: ColleagueFragment; onDone: () => void }

/** Changes the access of a person. */
export function ColleagueForm({ colleague, onDone }: Props) {
  const { id, version, role, permissions, state, lockedUntil } = colleague
  const [granted, setGranted] = useState<Granted>({ role, permissions })
  const [isActive, setActive] = useState(state === 'ACTIVE')
  const [unlocks, setUnlocks] = useState(false)
  const [save] = useSaveStaffMutation()
  const stepUp = useStepUp()
  const { errors, isBusy, formProps } = useForm({
    rules: { reason: () => undefined },
    async send(read) {
      const input = {
        role: granted.role,
        permissions: [...granted.permissions],
        state: isActive ? ('ACTIVE' as const) : ('SUSPENDED' as const),
        ...(unlocks && { unlock: true }),
        ...(read('reason').trim() && { reason: read('reason').trim() }),
      }
      const refusals = await stepUp(async () => {
        const { data } = await save({ variables: { id, version, input } })
        const conflict = data?.agencySaveStaff.conflict
        if (conflict) return [{ message: messages.conflict(conflict.by ?? messages.someone) }]
        return listRefusals(data?.agencySaveStaff)
      })
      if (refusals.length > 0) return refusals
      toast.success(messages.saved)
      onDone()
      return []
    },
  })
  return (
    <>
      <form {...formProps}>
        <Rights granted={granted} onChange={setGranted} />
        <div className="mt-3">
          <Checkbox checked={isActive} onChange={({ target }) => setActive(target.checked)}>
            {messages.active}
          </Checkbox>
          {lockedUntil && (
            <Checkbox checked={unlocks} onChange={({ target }) => setUnlocks(target.checked)}>
              {messages.unlock}
            </Checkbox>
          )}
        </div>
        <TextField label={messages.reason} name="reason" className="mt-4" error={errors.reason} />
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.save}
        </SubmitButton>
      </form>
      <ResetFactors id={id} onDone={onDone} />
    </>
  )
}

function ResetFactors({ id, onDone }: { id: string; onDone: () => void }) {
  const [reset] = useResetFactorsMutation()
  const { run, isBusy } = useConfirmedAction()
  const send = async () => {
    const isReset = await run(
      async () => listRefusals((await reset({ variables: { id } })).data?.agencyResetFactors),
      messages.factorsReset,
    )
    if (isReset) onDone()
  }
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-meta text-ink-2">{messages.resetFactorsText}</p>
      <Button size="sm" className="mt-3" isBusy={isBusy} onClick={() => void send()}>
        {messages.resetFactors}
      </Button>
    </div>
  )
}
