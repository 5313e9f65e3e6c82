import { Link } from 'react-router-dom'
import type { ExpeditionRowFragment } from '#web/agency/expeditions/Expeditions.generated.ts'
import { getTone } from '#web/agency/expeditions/expeditions.rules.ts'
import { messages } from '#web/agency/expeditions/messages.ts'
import { SelectBox, type Selection } from '#web/agency/shell/Selection.tsx'
import { singleDay } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type RowProps = { expedition: ExpeditionRowFragment }
type Props = { expeditions: readonly ExpeditionRowFragment[] }

const numbers = 'px-3 py-3 text-right tabular-nums whitespace-nowrap'
const toName = ({ name }: ExpeditionRowFragment) => name || messages.unnamed
const toChange = ({ changedAt, changedBy }: ExpeditionRowFragment) =>
  messages.changedOn(singleDay(changedAt.slice(0, 10)), changedBy)

/** One row an expedition, with a box for authors. */
export function ExpeditionTable({ expeditions, selection }: Props & { selection: Selection | null }) {
  const { name, state, departures, places, guide, checklist, changed } = messages
  return (
    <div className="overflow-x-auto rounded-lg bg-surface shadow-1">
      <table className="w-full border-collapse text-left text-15">
        <caption className="sr-only">{messages.expeditions}</caption>
        <thead>
          <tr className="border-b border-line text-meta text-ink-2">
            {selection && (
              <td className="w-11 pl-2">
                <SelectBox
                  label={messages.chooseAll}
                  isChecked={selection.isAll}
                  onToggle={selection.toggleAll}
                />
              </td>
            )}
            {[name, state].map((label) => (
              <th key={label} scope="col" className="px-3 py-3 font-semibold">
                {label}
              </th>
            ))}
            {[departures, places].map((label) => (
              <th key={label} scope="col" className="px-3 py-3 text-right font-semibold">
                {label}
              </th>
            ))}
            {[guide, checklist, changed].map((label) => (
              <th key={label} scope="col" className="px-3 py-3 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {expeditions.map((each) => (
            <tr key={each.id} className="hover:bg-sand">
              {selection && (
                <td className="pl-2">
                  <SelectBox
                    label={messages.choose(toName(each))}
                    isChecked={selection.has(each.id)}
                    onToggle={() => selection.toggle(each.id)}
                  />
                </td>
              )}
              <Cells expedition={each} isAuthor={selection !== null} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cells({ expedition, isAuthor }: RowProps & { isAuthor: boolean }) {
  const { departuresToCome, placesLeft, guideName, missingCount } = expedition
  return (
    <>
      <th scope="row" className="min-w-72 px-3 py-3 font-normal">
        <span className="flex items-center gap-3">
          <Cover expedition={expedition} />
          <span className="min-w-0">
            <Link to={toPath(expedition, isAuthor)} data-row="" className="link font-semibold">
              {toName(expedition)}
            </Link>
            <span className="block text-meta text-ink-2">
              {`${messages.types[expedition.type]} · ${expedition.uniqueId} · ${messages.rankFor(expedition.rank)}`}
            </span>
          </span>
        </span>
      </th>
      <td className="px-3 py-3">
        <State expedition={expedition} />
      </td>
      <td className={numbers}>{departuresToCome}</td>
      <td className={numbers}>{placesLeft}</td>
      <td className="px-3 py-3">{guideName ?? messages.none}</td>
      <td className="px-3 py-3 whitespace-nowrap">
        {missingCount > 0 ? messages.missing(missingCount) : messages.none}
      </td>
      <td className="px-3 py-3">{toChange(expedition)}</td>
    </>
  )
}

/** Authors open the draft; the others its departures. */
const toPath = ({ id }: ExpeditionRowFragment, isAuthor: boolean) =>
  isAuthor ? `/aventures/${id}` : `/departs?aventure=${id}`

const Cover = ({ expedition: { coverImage } }: RowProps) =>
  coverImage ? (
    <Picture
      image={coverImage}
      alt=""
      sizes="64px"
      className="aspect-4/3 w-16 shrink-0 rounded-md object-cover"
    />
  ) : (
    <span aria-hidden="true" className="aspect-4/3 w-16 shrink-0 rounded-md bg-sand" />
  )

const State = ({ expedition: { state, hasChanges } }: RowProps) => (
  <span className="flex flex-col items-start gap-1">
    <Badge tone={getTone(state)}>{messages.states[state]}</Badge>
    {hasChanges && <span className="text-meta text-ink-2">{messages.withChanges}</span>}
  </span>
)

/** The same expeditions on small screens. */
export function ExpeditionCards({ expeditions, isAuthor }: Props & { isAuthor: boolean }) {
  return (
    <ul className="grid gap-3">
      {expeditions.map((each) => (
        <li key={each.id}>
          <Link
            to={toPath(each, isAuthor)}
            data-row=""
            className="block rounded-lg bg-surface px-4 py-4 shadow-1 active:bg-sand"
          >
            <span className="flex items-start gap-3">
              <Cover expedition={each} />
              <span className="min-w-0 flex-1 font-semibold">{toName(each)}</span>
              <State expedition={each} />
            </span>
            <span className="mt-3 flex flex-wrap gap-x-4 text-meta">
              <span>{messages.toCome(each.departuresToCome)}</span>
              <span>{messages.left(each.placesLeft)}</span>
              {each.guideName && <span>{each.guideName}</span>}
              {each.missingCount > 0 && (
                <span>{`${messages.checklist} ${messages.missing(each.missingCount)}`}</span>
              )}
              <span>{toChange(each)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
