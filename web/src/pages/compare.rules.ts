import { days, hours, lowestPrice, money, places, priceOf, shortDay } from '#web/lib/format/format.ts'
import { levels } from '#web/lib/format/levels.content.ts'
import { sunOf } from '#web/lib/format/sun.ts'
import { mostCompared } from '#web/lib/site/compared.ts'
import type { ComparedExpeditionFragment } from '#web/pages/ComparePage.generated.ts'
import { messages } from '#web/pages/compare.messages.ts'
import { seasonOf } from '#web/pages/season.rules.ts'

/** The slugs of an address: in its order, once each; those after the fourth are left out. */
export function tripsOf(requested: string | null): { slugs: string[]; isCut: boolean } {
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

const bookableOf = ({ nextDepartures }: Column) =>
  nextDepartures.find(({ availableCount }) => availableCount > 0)

function nextOf(column: Column): Cell | null {
  const next = bookableOf(column)
  return plain(next && `${shortDay(next.startDate)}, ${places(next.availableCount)}`)
}

function skyOf(column: Column): Cell | null {
  const sky = bookableOf(column)?.sky
  return plain(sky && [sky.sentence, sunOf(sky)].filter(Boolean).join('. '))
}

function longestOf({ days: stages }: Column): Cell | null {
  const known = (stages ?? []).flatMap(({ day, hours: time }) => (time ? [{ day, time }] : []))
  const [longest] = known.sort((one, other) => other.time - one.time)
  return plain(longest && messages.longestDay(hours(longest.time), longest.day))
}

/** The journey from the city of the address, or else from the nearest one. */
function journeyOf({ trainAccess, bestTrainAccess }: Column, from: string | null) {
  return trainAccess.find(({ citySlug }) => citySlug === from) ?? bestTrainAccess
}

/** A label without one of its lines would be the lowest for the wrong reason. */
const wholeLabel = (carbon: Column['carbon']) => (carbon?.notCounted.length === 0 ? carbon.totalKg : null)

function groupOf({ groupMin, groupMax }: Column): Cell | null {
  return groupMin === null || groupMax === null ? null : { text: messages.group(groupMin, groupMax) }
}

function ageOf({ type, ageMinChild }: Column): Cell | null {
  if (ageMinChild !== null) return { text: messages.fromAge(ageMinChild) }
  return type === 'EXPEDITION' ? { text: messages.adults } : null
}

const rows: [title: string, read: Read][] = [
  [messages.price, (trip) => amount(lowestPrice(trip), () => priceOf(trip))],
  [
    messages.pricePerDay,
    ({ price, durationDays }) => amount(price && durationDays ? price / durationDays : null, money),
  ],
  [messages.next, nextOf],
  [messages.sky, skyOf],
  [messages.duration, ({ durationDays }) => (durationDays ? plain(days(durationDays)) : null)],
  [
    messages.level,
    ({ level }) => plain(level ? messages.levelOf(level, levels[level - 1]?.label ?? '') : null),
  ],
  [messages.longest, longestOf],
  [
    messages.journey,
    (trip, from) => {
      const journey = journeyOf(trip, from)
      return amount(journey?.hours, (time) => messages.journeyFrom(hours(time), journey?.city ?? ''))
    },
  ],
  [messages.co2, (trip, from) => amount(journeyOf(trip, from)?.kgCo2e, messages.kilograms)],
  [messages.label, ({ carbon }) => amount(wholeLabel(carbon), messages.kilograms)],
  [messages.nights, ({ accommodations }) => plain(accommodations.join(', '))],
  [messages.groupSize, groupOf],
  [messages.age, ageOf],
  [messages.season, ({ departureMonths }) => plain(seasonOf(departureMonths))],
  [
    messages.rating,
    ({ averageRating, reviewCount }) =>
      plain(reviewCount > 0 ? messages.ratingOf(averageRating, reviewCount) : null),
  ],
  [messages.included, ({ included }) => plain(included.join(' · '))],
]

export type Row = { title: string; cells: { text: string; isLowest: boolean }[] }

/** The rows that at least one expedition fills; with `onlyDifferences`, those whose texts differ. */
export function rowsOf(columns: readonly Column[], from: string | null, onlyDifferences: boolean): Row[] {
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
