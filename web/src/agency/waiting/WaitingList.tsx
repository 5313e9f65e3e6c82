import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { reload } from '#web/agency/shell/reload.ts'
import { AddEntry } from '#web/agency/waiting/AddEntry.tsx'
import { messages } from '#web/agency/waiting/messages.ts'
import {
  type DepartureWaitingQuery,
  useDepartureWaitingQuery,
  useSkipWaitingEntryMutation,
} from '#web/agency/waiting/Waiting.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { places } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Departure = NonNullable<NonNullable<DepartureWaitingQuery['agency']>['departure']>
type Entry = NonNullable<Departure['waitingEntries']>[number]
type Props = {
  departureId: string
  /** Whether a person may still join it. */
  isOpen: boolean
}

/** The waiting list of a departure. It names people: others than `bookings` do not see it. */
export function WaitingList(props: Props) {
  const me = useAgencyMeQuery().data?.agency?.me
  return may(me, 'BOOKINGS') ? <Entries {...props} /> : null
}

function Entries({ departureId, isOpen }: Props) {
  const { data, loading, refetch } = useDepartureWaitingQuery({
    variables: { id: departureId },
    fetchPolicy: 'cache-and-network',
  })
  const [skipped, setSkipped] = useState<Entry>()
  const [isAdding, setAdding] = useState(false)
  const done = () => {
    setSkipped(undefined)
    setAdding(false)
    reload(refetch)
  }
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.title}</h2>
      <Loaded data={data?.agency?.departure?.waitingEntries} isLoading={loading} onRetry={refetch}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="mt-2 text-ink-2">{messages.none}</p>
          ) : (
            <ol className="mt-2 divide-y divide-line">
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} onSkip={() => setSkipped(entry)} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {isOpen && (
        <Button size="sm" className="mt-4" onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      )}
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={messages.add}>
        {isAdding && <AddEntry departureId={departureId} onDone={done} />}
      </Dialog>
      <Dialog isOpen={skipped !== undefined} onClose={() => setSkipped(undefined)} title={messages.skipTitle}>
        {skipped && <Skip entry={skipped} onDone={done} />}
      </Dialog>
    </section>
  )
}

const isCurrent = ({ state }: Entry) => state === 'WAITING' || state === 'OFFERED' || state === 'UNCONFIRMED'

function Row({ entry, onSkip }: { entry: Entry; onSkip: () => void }) {
  const { email, name, state, position, createdAt, offerExpiresAt } = entry
  const facts = [
    messages.states[state],
    places(entry.places),
    offerExpiresAt ? messages.until(dayAndHour(offerExpiresAt)) : messages.since(dayAndHour(createdAt)),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {position !== null && `${messages.position(position)} `}
          {name ?? email}
        </p>
        <p className="text-meta text-ink-2">{facts.join(' · ')}</p>
      </div>
      {isCurrent(entry) && (
        <Button size="sm" aria-label={messages.skipFor(name ?? email)} onClick={onSkip}>
          {messages.skip}
        </Button>
      )}
    </li>
  )
}

function Skip({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const [skip] = useSkipWaitingEntryMutation()
  const { isBusy, run } = useAction(messages.failed)
  const name = entry.name ?? entry.email
  async function send(): Promise<void> {
    const isSkipped = await run(
      async () => listRefusals((await skip({ variables: { id: entry.id } })).data?.agencySkipWaitingEntry),
      messages.skipped,
    )
    if (isSkipped) onDone()
  }
  return (
    <>
      <p className="mt-3 wrap-anywhere">{messages.skipIntro(name)}</p>
      <Button
        variant="primary"
        className="mt-5 w-full whitespace-normal!"
        isBusy={isBusy}
        onClick={() => void send()}
      >
        {messages.skipFor(name)}
      </Button>
    </>
  )
}
