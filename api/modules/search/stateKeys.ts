import { availableCount, isConfirmed, lastDay } from '#api/modules/departures/departures.domain.ts'
import { bookable, type DatedDeparture, toCome } from '#api/modules/expeditions/expeditions.domain.ts'
import type { SearchedExpedition } from '#api/modules/expeditions/expeditions.mappers.ts'
import { filterKeys } from '#api/modules/search/filters.ts'
import { vacationsAround } from '#api/modules/search/holidays.domain.ts'
import { departureFacet, placesKey, startKey, trait } from '#api/modules/search/keys.ts'
import {
  duration,
  type Measure,
  measureKeys,
  nextBookable,
  nextStart,
  publishedAt,
  rank,
} from '#api/modules/search/measures.ts'
import { lengthsFrom } from '#api/modules/search/wanted.domain.ts'
import { largestParty } from '#schema/constants.ts'

/** All keys of an expedition today, except its words. */
export function stateKeys(source: SearchedExpedition, today: string): string[] {
  const { row, departures } = source
  const keys = [
    ...filterKeys(source, today),
    ...measureKeys(rank, row.carouselRank),
    ...measureKeys(duration, row.durationDays),
    ...measureKeys(publishedAt, row.publishedAt.getTime()),
    ...listFirstKeys(nextStart, toCome(departures, today)),
    ...listFirstKeys(nextBookable, bookable(departures, today)),
    ...bookable(departures, today).flatMap((departure) => departureKeys(departure, row.durationDays)),
  ]
  return [...new Set(keys)]
}

function listFirstKeys(measure: Measure, [first]: DatedDeparture[]): string[] {
  return first ? measureKeys(measure, Date.parse(first.startOn)) : []
}

function departureKeys(departure: DatedDeparture, durationDays: number): string[] {
  const { startOn } = departure
  const around = vacationsAround({ since: startOn, until: lastDay(startOn, durationDays) })
  const isWeekend = lengthsFrom(startOn, 'weekend').includes(durationDays)
  const listKeys = (isSure: boolean) => [
    ...listParties(departure).flatMap((places) => [
      startKey(startOn, { isSure, places }),
      placesKey({ isSure, places }),
    ]),
    trait(departureFacet('months', isSure), startOn.slice(0, 7)),
    trait(departureFacet('stays', isSure), durationDays),
    ...(isWeekend ? [trait(departureFacet('stays', isSure), 'weekend')] : []),
    ...around.flatMap(({ vacation, zone }) => [
      trait(departureFacet('vacations', isSure), vacation),
      trait(departureFacet('vacations', isSure, zone), vacation),
    ]),
  ]
  return isConfirmed(departure)
    ? [...listKeys(false), ...listKeys(true), trait('confirmed', 'true')]
    : listKeys(false)
}

/** Sizes of parties that fit: at least one traveller, since the departure is bookable. */
function listParties(departure: DatedDeparture): number[] {
  const most = Math.min(availableCount(departure), largestParty)
  return Array.from({ length: most }, (_, index) => index + 1)
}
