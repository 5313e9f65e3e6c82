import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Vote as GivenVote, messages, voteWords } from '#web/features/shortlist/messages.ts'
import type { ShortlistFragment } from '#web/features/shortlist/Shortlist.generated.ts'
import type { ListChanges } from '#web/features/shortlist/useListChanges.ts'
import { days, fromPrice } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { undoable } from '#web/ui/undoable.tsx'
import { useListFocus } from '#web/ui/useListFocus.ts'

type Item = ShortlistFragment['items'][number]
type Props = {
  list: ShortlistFragment
  /** The person of this device, who may vote unless the list is closed. */
  personId: string | undefined
  changes: Pick<ListChanges, 'vote' | 'setItem'>
}

/** The trips with the votes of all. A vote and a removal can be undone. */
export function TripVotes({ list, personId, changes }: Props) {
  const listFocus = useListFocus<HTMLUListElement>(list.items.length)
  const names = new Map(list.people.map(({ id, name }) => [id, name]))
  const vote = ({ expedition: { id, name }, votes }: Item, value: GivenVote) => {
    const before = votes.find((each) => each.personId === personId)?.vote ?? null
    return undoable(
      () => changes.vote(id, value),
      () => changes.vote(id, before),
      messages.voted(value, name),
      { id: `vote-${id}`, failed: messages.failed },
    )
  }
  const remove = ({ id, name }: Item['expedition']) =>
    undoable(
      () => changes.setItem(id, false),
      () => changes.setItem(id, true),
      messages.removed(name),
      { id: `trip-${id}`, failed: messages.failed },
    )
  return (
    <section className="mt-10" aria-labelledby="aventures">
      <h2 id="aventures" tabIndex={-1} className="text-h2 outline-none">
        {messages.trips}
      </h2>
      {list.items.length === 0 && <p className="mt-2 text-ink-2">{messages.noTrip}</p>}
      <ul {...listFocus} className="mt-4 grid gap-4 lg:grid-cols-2">
        {list.items.map((item) => (
          <li key={item.expedition.id} className="rounded-xl bg-surface p-4 ring-1 ring-line">
            <Trip item={item} />
            {personId && !list.isClosed && (
              <Vote
                item={item}
                personId={personId}
                onVote={(value) => vote(item, value)}
                onRemove={() => void remove(item.expedition)}
              />
            )}
            <Tally item={item} names={names} />
          </li>
        ))}
      </ul>
      {personId && !list.isClosed && (
        <p className="mt-4 max-w-prose text-meta text-ink-2">
          {messages.toAdd}{' '}
          <Link to={paths.catalogue} className="link font-semibold">
            {messages.toCatalogue}
          </Link>
        </p>
      )}
    </section>
  )
}

const Trip = ({ item: { expedition, score } }: { item: Item }) => (
  <div className="flex gap-4">
    {expedition.coverImage && (
      <span className="block aspect-3/2 w-30 shrink-0 self-start overflow-hidden rounded-md">
        <Picture image={expedition.coverImage} sizes="120px" ratio={3 / 2} />
      </span>
    )}
    <div className="min-w-0">
      <Link to={paths.expedition(expedition.slug)} className="link font-semibold">
        {expedition.name}
      </Link>
      <p className="mt-1 text-meta text-ink-2">
        {[days(expedition.durationDays), fromPrice(expedition), messages.score(score)].join(' · ')}
      </p>
    </div>
  </div>
)

type VoteProps = {
  item: Item
  personId: string
  onVote: (vote: GivenVote) => Promise<boolean>
  onRemove: () => void
}

const choice =
  'relative flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] hover:bg-sand has-checked:bg-pine-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600 forced-colors:has-checked:outline-2'

/** Three radios; the chosen one shows at once, and the list's own after its answer. */
function Vote({ item: { expedition, votes }, personId, onVote, onRemove }: VoteProps) {
  const [pending, setPending] = useState<number>()
  const chosen = pending ?? votes.find((each) => each.personId === personId)?.vote
  const vote = async (value: GivenVote) => {
    setPending(value)
    await onVote(value)
    setPending((latest) => (latest === value ? undefined : latest))
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{messages.voteFor(expedition.name)}</legend>
        {voteWords.map((each) => (
          <label key={each} className={choice}>
            <input
              type="radio"
              name={`vote-${expedition.id}`}
              checked={chosen === each}
              onChange={() => void vote(each)}
              className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
            />
            {messages.votes[each]}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        aria-label={messages.removeTrip(expedition.name)}
        onClick={onRemove}
        className="link min-h-11 px-1 text-meta text-ink-2"
      >
        {messages.remove}
      </button>
    </div>
  )
}

function Tally({ item: { votes }, names }: { item: Item; names: ReadonlyMap<string, string> }) {
  const lines = voteWords.flatMap((vote) => {
    const voters = votes.flatMap((each) => (each.vote === vote ? (names.get(each.personId) ?? []) : []))
    return voters.length > 0 ? [messages.voters(messages.votes[vote], voters)] : []
  })
  return <p className="mt-3 text-meta text-ink-2">{lines.join(' · ') || messages.noVote}</p>
}
