import { useId } from 'react'
import { Link } from 'react-router-dom'
import { euros } from '#schema/frenchFormats.ts'
import { parisDay } from '#schema/paris.ts'
import { FailureItem } from '#web/agency/today/FailureItem.tsx'
import { messages } from '#web/agency/today/messages.ts'
import type { TodayCardFragment } from '#web/agency/today/Today.generated.ts'
import {
  findOldest,
  getTone,
  isOfDeparture,
  listOfCard,
  pathOfRow,
  toMeasure,
  toPlaces,
} from '#web/agency/today/today.rules.ts'
import { singleDay } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type Props = { card: TodayCardFragment; readAt: string; onRead: () => Promise<unknown> }

const edges = { CALM: 'border-line', AMBER: 'border-sun-500', RED: 'border-rouge-600' } as const

/** A card with its count, its oldest row, five rows and its list. */
export function Card({ card, readAt, onRead }: Props) {
  const { kind, count, urgency, rows, failures } = card
  const title = useId()
  const oldest = findOldest(card, readAt)
  return (
    <section
      aria-labelledby={title}
      className={`flex flex-col rounded-lg border-t-4 bg-surface px-4 pt-4 pb-2 shadow-1 sm:px-5 ${edges[urgency]}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={title} className="text-h3">
            {messages.cards[kind]}
            {count !== null && <span className="ml-2 tabular-nums">{count}</span>}
          </h2>
          <p className="text-meta text-ink-2">{messages.hints[kind]}</p>
        </div>
        {oldest && <Badge tone={getTone(urgency)}>{oldest}</Badge>}
      </div>
      {count === null ? (
        <LoadFailure onRetry={onRead}>{messages.cardFailed}</LoadFailure>
      ) : (
        <>
          <ul className="mt-2 flex-1 divide-y divide-line">
            {rows.map((row) => (
              <li key={row.id}>
                <Row kind={kind} row={row} readAt={readAt} />
              </li>
            ))}
            {failures.map((failure) => (
              <li key={`${failure.kind}${failure.id}`}>
                <FailureItem failure={failure} readAt={readAt} onChanged={() => void onRead()} />
              </li>
            ))}
          </ul>
          <Link
            to={listOfCard[kind]}
            className="inline-flex min-h-11 items-center self-start font-semibold text-pine-700 underline underline-offset-2"
          >
            {messages.seeAll(count)}
            <span className="sr-only">{` – ${messages.cards[kind]}`}</span>
          </Link>
        </>
      )}
    </section>
  )
}

type RowProps = Pick<TodayCardFragment, 'kind'> & { row: TodayCardFragment['rows'][number]; readAt: string }

function Row({ kind, row, readAt }: RowProps) {
  const { title, detail, amountCents, heldCount, deadline, on, urgency } = row
  const places = toPlaces(row)
  const facts = [
    kind === 'UNCONFIRMED' && places,
    heldCount !== null && messages.held(heldCount),
    on && isOfDeparture(kind) && messages.leaves(singleDay(on)),
    deadline && (deadline < parisDay(readAt) ? messages.tooLate : messages.decideBefore(singleDay(deadline))),
    amountCents !== null && euros(amountCents),
  ].filter(Boolean)
  return (
    <Link
      to={pathOfRow(kind, row)}
      data-row=""
      className="flex items-start justify-between gap-3 py-3 hover:bg-sand active:bg-sand"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{title || messages.noName}</span>
        {detail && <span className="line-clamp-2 text-meta text-ink-2">{detail}</span>}
        {facts.length > 0 && <span className="block text-meta text-ink-2">{facts.join(' · ')}</span>}
      </span>
      <Badge tone={getTone(urgency)}>{toMeasure(kind, row, readAt)}</Badge>
    </Link>
  )
}
