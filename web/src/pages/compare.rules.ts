import { days, hours, lowestPrice, money, places, shortDay, toPrice } from '#web/lib/format/format.ts'
import { levels } from '#web/lib/format/levels.content.ts'
import { describeSun } from '#web/lib/format/sun.ts'
import { mostCompared } from '#web/lib/site/compared.ts'
import type { ComparedExpeditionFragment } from '#web/pages/ComparePage.generated.ts'
import { messages } from '#web/pages/compare.messages.ts'
import { findSeason } from '#web/pages/season.rules.ts'

/** The slugs of an address: in its order, once each; those after the fourth are left out. */
export function readTrips(requested: string | null): { slugs: string[]; isCut: boolean } {
  const slugs = [...new Set((requested ?? '').split(',').filter((slug) => /^[\w-]{1,128}$/.test(slug)))]
  return { slugs: slugs.slice(0, mostCompared), isCut: slugs.length > mostCompared }
}

/** The address of a comparison, with the city of the present one. */
export function compareSearch(
  slugs: readonly string[],
  present?: URLSearchParams,
  differences = false,
): string {
  const from = present?.get('from')
  const parameters = [
    slugs.length > 0 ? [`trips=${slugs.join()}`] : [],
    from ? [`from=${encodeURIComponent(from)}`] : [],
    differences ? ['differences=1'] : [],
  ].flat()
  return parameters.length > 0 ? `?${parameters.join('&')}` : ''
}

/** A value of a row: its text, and where lower is better its amount. */
type Cell = { text: string; amount?: number | undefined }
type Column = ComparedExpeditionFragment
type Read = (expedition: Column, from: string | null) => Cell | null

const amount = (value: number | null | undefined, text: (value: number) => string): Cell | null =>
  value === null || value === undefined ? null : { text: text(value), amount: value }
const plain = (text: string | null | undefined): Cell | null => (text ? { text } : null)

const findBookable = ({ nextDepartures }: Column) =>
  nextDepartures.find(({ availableCount }) => availableCount > 0)

function toNextCell(column: Column): Cell | null {
  const next = findBookable(column)
  return plain(next && `${shortDay(next.startDate)}, ${places(next.availableCount)}`)
}

function toSkyCell(column: Column): Cell | null {
  const sky = findBookable(column)?.sky
  return plain(sky && [sky.sentence, describeSun(sky)].filter(Boolean).join('. '))
}

function toLongestCell({ days: stages }: Column): Cell | null {
  const known = (stages ?? []).flatMap(({ day, hours: time }) => (time ? [{ day, time }] : []))
  const [longest] = known.sort((one, other) => other.time - one.time)
  return plain(longest && messages.longestDay(hours(longest.time), longest.day))
}

/** The journey from the city of the address, or else from the nearest one. */
function toJourney({ trainAccess, bestTrainAccess }: Column, from: string | null) {
  return trainAccess.find(({ citySlug }) => citySlug === from) ?? bestTrainAccess
}

/** A label without one of its lines would be the lowest for the wrong reason. */
const wholeLabel = (carbon: Column['carbon']) => (carbon?.notCounted.length === 0 ? carbon.totalKg : null)

function toGroup({ groupMin, groupMax }: Column): Cell | null {
  return groupMin === null || groupMax === null ? null : { text: messages.group(groupMin, groupMax) }
}

function computeAge({ type, ageMinChild }: Column): Cell | null {
  if (ageMinChild !== null) return { text: messages.fromAge(ageMinChild) }
  return type === 'EXPEDITION' ? { text: messages.adults } : null
}

const rows: [title: string, read: Read][] = [
  [messages.price, (trip) => amount(lowestPrice(trip), () => toPrice(trip))],
  [
    messages.pricePerDay,
    ({ price, durationDays }) => amount(price && durationDays ? price / durationDays : null, money),
  ],
  [messages.next, toNextCell],
  [messages.sky, toSkyCell],
  [messages.duration, ({ durationDays }) => (durationDays ? plain(days(durationDays)) : null)],
  [
    messages.level,
    ({ level }) => plain(level ? messages.levelFor(level, levels[level - 1]?.label ?? '') : null),
  ],
  [messages.longest, toLongestCell],
  [
    messages.journey,
    (trip, from) => {
      const journey = toJourney(trip, from)
      return amount(journey?.hours, (time) => messages.journeyFrom(hours(time), journey?.city ?? ''))
    },
  ],
  [messages.co2, (trip, from) => amount(toJourney(trip, from)?.kgCo2e, messages.kilograms)],
  [messages.label, ({ carbon }) => amount(wholeLabel(carbon), messages.kilograms)],
  [messages.nights, ({ accommodations }) => plain(accommodations.join(', '))],
  [messages.groupSize, toGroup],
  [messages.age, computeAge],
  [messages.season, ({ departureMonths }) => plain(findSeason(departureMonths))],
  [
    messages.rating,
    ({ averageRating, reviewCount }) =>
      plain(reviewCount > 0 ? messages.ratingFor(averageRating, reviewCount) : null),
  ],
  [messages.included, ({ included }) => plain(included.join(' · '))],
]

export type Row = { title: string; cells: { text: string; isLowest: boolean }[] }

/** The rows that at least one expedition fills; with `onlyDifferences`, those whose texts differ. */
export function listRows(columns: readonly Column[], from: string | null, onlyDifferences: boolean): Row[] {
  return rows.flatMap(([title, read]) => {
    const cells = columns.map((column) => read(column, from))
    if (cells.every((cell) => cell === null)) return []
    const texts = new Set(cells.map((cell) => cell?.text))
    if (onlyDifferences && texts.size === 1) return []
    const amounts = cells.flatMap((cell) => cell?.amount ?? [])
    const lowest = amounts.length > 1 && new Set(amounts).size > 1 ? Math.min(...amounts) : undefined
    return [
      {
        title,
        cells: cells.map((cell) => ({
          text: cell?.text ?? messages.unknown,
          isLowest: lowest !== undefined && cell?.amount === lowest,
        })),
      },
    ]
  })
}
