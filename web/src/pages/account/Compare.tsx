import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { days, priceOf, singleDay } from '#web/lib/format/format.ts'
import { levels } from '#web/lib/format/levels.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/account/compare.messages.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useListFocus } from '#web/ui/useListFocus.ts'

export type ComparedExpedition = ExpeditionCardFragment & {
  bestTrainAccess: { city: string; kgCo2e: number } | null
}

const rows: [title: string, cell: (expedition: ComparedExpedition) => ReactNode][] = [
  [messages.duration, (expedition) => days(expedition.durationDays)],
  [messages.level, ({ level }) => messages.levelOf(level, levels[level - 1]?.label ?? '')],
  [messages.price, (expedition) => priceOf(expedition)],
  [messages.next, ({ nextDepartures: [next] }) => (next ? singleDay(next.startDate) : messages.noDate)],
  [
    messages.rating,
    (expedition) =>
      expedition.reviewCount > 0
        ? messages.ratingOf(expedition.averageRating, expedition.reviewCount)
        : messages.noReview,
  ],
  [
    messages.co2,
    ({ bestTrainAccess: train }) => (train ? messages.co2Of(train.kgCo2e, train.city) : messages.unknown),
  ],
  [messages.age, ageOf],
]

function ageOf({ type, ageMinChild }: ComparedExpedition): string {
  if (ageMinChild !== null) return messages.fromAge(ageMinChild)
  return type === 'EXPEDITION' ? messages.adults : messages.unknown
}

type Props = { expeditions: ComparedExpedition[]; onRemove: (id: string) => void }

const titleId = 'comparaison-titre'
const rowTitle = 'sticky left-0 bg-surface text-meta font-semibold text-ink-2'

/** Up to three favourites side by side; on a narrow screen only the table scrolls sideways. */
export function Compare({ expeditions, onRemove }: Props) {
  const listFocus = useListFocus<HTMLDivElement>(expeditions.length)
  return (
    <section id="comparaison" aria-labelledby={titleId} className="mt-12 scroll-mt-24">
      <h2 id={titleId} className="mb-4 text-h2">
        {messages.title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable. */}
      <div {...listFocus} tabIndex={0} className="overflow-x-auto rounded-lg bg-surface ring-1 ring-line">
        <table className="w-full border-collapse text-left [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-3 [&_td]:min-w-40">
          <caption className="sr-only">{messages.caption}</caption>
          <thead>
            <tr className="border-b border-line align-top">
              <th scope="col" className={rowTitle}>
                {messages.feature}
              </th>
              {expeditions.map((expedition) => (
                <Heading key={expedition.id} expedition={expedition} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([title, cell]) => (
              <tr key={title} className="border-b border-line last:border-0">
                <th scope="row" className={rowTitle}>
                  {title}
                </th>
                {expeditions.map((expedition) => (
                  <td key={expedition.id} className="tabular-nums">
                    {cell(expedition)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Heading({ expedition, onRemove }: { expedition: ComparedExpedition } & Pick<Props, 'onRemove'>) {
  return (
    <th scope="col">
      <span className="flex items-start justify-between gap-1">
        <Link to={paths.expedition(expedition.slug)} className="link py-2.5">
          {expedition.name}
        </Link>
        <IconButton
          label={messages.remove(expedition.name)}
          onClick={() => onRemove(expedition.id)}
          className="shrink-0"
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
    </th>
  )
}
