import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import {
  type DepartureGuideQuery,
  useAssignGuideMutation,
  useDepartureGuideQuery,
} from '#web/agency/assignment/Assignment.generated.ts'
import { messages } from '#web/agency/assignment/messages.ts'
import { messages as shellMessages } from '#web/agency/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { reload } from '#web/agency/shell/reload.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Agency = NonNullable<DepartureGuideQuery['agency']>
type Assignment = { departure: NonNullable<Agency['departure']>; guides: NonNullable<Agency['guides']> }
type Props = { departureId: string; onChanged: () => void }

/** Gives a departure to a guide; one who is busy on its days needs a confirmation. */
export function DepartureGuide(props: Props) {
  const me = useAgencyMeQuery().data?.agency?.me
  return may(me, 'DEPARTURES') ? <Assignment {...props} /> : null
}

function Assignment({ departureId, onChanged }: Props) {
  const { data, loading, refetch } = useDepartureGuideQuery({
    variables: { id: departureId },
    fetchPolicy: 'cache-and-network',
  })
  const { departure, guides } = data?.agency ?? {}
  const changed = () => {
    reload(refetch)
    onChanged()
  }
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.guide}</h2>
      <p className="mt-1 mb-4 text-meta text-ink-2">{messages.hint}</p>
      <Loaded data={departure && guides && { departure, guides }} isLoading={loading} onRetry={refetch}>
        {(shown) => <GuideChoice key={shown.departure.version} {...shown} onChanged={changed} />}
      </Loaded>
    </section>
  )
}

function GuideChoice({ departure, guides, onChanged }: Assignment & { onChanged: () => void }) {
  const [guideId, setGuideId] = useState(departure.guide?.id ?? '')
  const { assign, isBusy, warning, endWarning } = useAssign(departure, onChanged)
  const name = guides.find(({ id }) => id === guideId)?.fullName ?? messages.nobody
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void assign(guideId, name, false)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <label className="text-15 font-semibold">
        <span className="mb-1.5 block">{messages.choose}</span>
        <select
          value={guideId}
          onChange={({ target }) => setGuideId(target.value)}
          className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
        >
          <option value="">{messages.nobody}</option>
          {guides.map(({ id, fullName }) => (
            <option key={id} value={id}>
              {fullName}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" isBusy={isBusy}>
        {messages.assign}
      </Button>
      <Dialog isOpen={warning !== undefined} onClose={endWarning} title={messages.busy}>
        <p className="mt-3 text-ink-2">{warning}</p>
        <Button
          variant="primary"
          className="mt-6 w-full whitespace-normal!"
          isBusy={isBusy}
          onClick={() => void assign(guideId, name, true)}
        >
          {messages.assignAnyway(name)}
        </Button>
      </Dialog>
    </form>
  )
}

/** Sends the guide of a departure, and holds the warning that a busy guide is answered with. */
function useAssign({ id, version }: Assignment['departure'], onChanged: () => void) {
  const [assignTo] = useAssignGuideMutation()
  const { isBusy, send } = useAction()
  const [warning, setWarning] = useState<string>()

  async function assign(guideId: string, name: string, confirmed: boolean): Promise<void> {
    const variables = { id, version, guideId: guideId || null, confirmed }
    const [refusal] = await send(async () => {
      const payload = (await assignTo({ variables })).data?.agencySaveDeparture
      if (!payload?.conflict) return listRefusals(payload)
      const { by } = payload.conflict
      return [{ code: 'CONFLICT', message: messages.conflict(by ?? shellMessages.someone) }]
    })
    if (refusal?.code === 'NEEDS_CONFIRMATION') return setWarning(refusal.message)
    setWarning(undefined)
    if (refusal) toast.error(refusal.message)
    else toast.success(guideId ? messages.assigned(name) : messages.taken)
    if (!refusal || refusal.code === 'CONFLICT') onChanged()
  }

  return { assign, isBusy, warning, endWarning: () => setWarning(undefined) }
}
