import type { Outing } from '#rules/effort.ts'
import { messages as profileMessages } from '#web/features/profile/messages.ts'
import { writeDevice } from '#web/lib/browser/device.ts'
import { useMyOutingQuery, useSetEffortMutation } from '#web/pages/content/Outing.generated.ts'
import { outings } from '#web/pages/content/outing.content.ts'
import { readOuting, short, toFields, writeOuting } from '#web/pages/content/outing.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = { stored: string | null; onRestore: () => void }

/** The outing in the account of the visitor: stored, taken over or removed only when they choose it. */
export function OutingAccount({ stored, onRestore }: Props) {
  const { data } = useMyOutingQuery()
  const [setEffort] = useSetEffortMutation()
  const { run, isBusy } = useAction(profileMessages.failed)
  if (!data?.me) return null
  const { effort } = data.me
  const saved = effort && writeOuting(effort)
  const outing = readOuting(toFields(stored))

  const send = (input: Outing | null, done: string) =>
    run(async () => (await setEffort({ variables: { input } })).data?.setEffort.errors, done)

  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {saved && saved === stored && (
        <>
          <p className="text-ink-2">{outings.isSaved}</p>
          <Button size="sm" isBusy={isBusy} onClick={() => void send(null, outings.removed)}>
            {outings.remove}
          </Button>
        </>
      )}
      {outing && saved !== stored && (
        <Button isBusy={isBusy} onClick={() => void send(outing, outings.saved)}>
          {outings.save}
        </Button>
      )}
      {effort && saved !== stored && (
        <Button
          onClick={() => {
            writeDevice('effort', saved)
            onRestore()
          }}
        >
          {outings.restore(short(effort.km), effort.ascentM, effort.hours)}
        </Button>
      )}
    </div>
  )
}
