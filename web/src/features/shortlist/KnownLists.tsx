import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { shortlistMessages } from '#schema/shortlist.messages.ts'
import { shortlistLimits } from '#schema/shortlist.ts'
import { ListedTripsDocument } from '#web/features/shortlist/ListedTrips.generated.ts'
import { messages } from '#web/features/shortlist/messages.ts'
import { type OwnList, readLists } from '#web/features/shortlist/ownLists.rules.ts'
import { reported, useListChanges } from '#web/features/shortlist/useListChanges.ts'
import { useDevice } from '#web/lib/browser/device.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Refused, undoable } from '#web/ui/undoable.tsx'

type Props = { expeditionIds: readonly string[]; onAdded: () => void }

/** The lists of this device. One that it has joined takes these expeditions. */
export function KnownLists(props: Props) {
  const lists = readLists(useDevice('lists'))
  if (lists.length === 0) return null
  return (
    <section className="mt-7">
      <h3 className="font-semibold">{messages.known}</h3>
      <ul>
        {lists.map((list) => (
          <KnownList key={list.token} list={list} {...props} />
        ))}
      </ul>
    </section>
  )
}

function KnownList({ list, expeditionIds, onAdded }: Props & { list: OwnList }) {
  const { token, personKey } = list
  const title = list.title || messages.titleDefault
  const [isBusy, setBusy] = useState(false)
  const addTo = useAddition(list)
  const add = async () => {
    setBusy(true)
    const isSent = await reported(addTo(title, expeditionIds))
    setBusy(false)
    if (isSent) onAdded()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1">
      <a href={paths.shortlist(token)} className="link inline-flex min-h-11 items-center wrap-anywhere">
        {title}
      </a>
      {personKey && (
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={messages.addTo(expeditionIds.length, title)}
          onClick={() => void add()}
        >
          {messages.add}
        </Button>
      )}
    </li>
  )
}

/** Adds the expeditions that the list does not have yet, as many as it takes; these alone can be taken off again. */
function useAddition(list: OwnList) {
  const graph = useGraph()
  const { setItem } = useListChanges(list.token, list, async () => undefined)
  const setAll = (ids: readonly string[], isListed: boolean) =>
    Promise.all(ids.map((id) => setItem(id, isListed)))

  return async (title: string, expeditionIds: readonly string[]): Promise<void> => {
    const client = await graph.apollo()
    const variables = { token: list.token }
    const { data } = await client.query({
      query: ListedTripsDocument,
      variables,
      fetchPolicy: 'network-only',
    })
    if (!data?.shortlist) throw new Refused(messages.unknown)
    const listed = data.shortlist.items.map(({ expedition }) => expedition.id)
    const missing = expeditionIds.filter((id) => !listed.includes(id))
    const room = shortlistLimits.items - listed.length
    if (missing.length > 0 && room <= 0) throw new Refused(shortlistMessages.SHORTLIST_TRIPS)
    const added = missing.slice(0, room)
    if (added.length === 0) toast.success(messages.alreadyOn(title))
    else
      void undoable(
        () => setAll(added, true),
        () => setAll(added, false),
        messages.added(added.length, title),
        { id: `list-${list.token}`, failed: messages.failed },
      )
  }
}
