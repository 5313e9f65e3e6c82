import { maxExpeditionDays } from '#schema/constants.ts'

/** Number of expeditions in a row of bits, as a power of two: the size of the column. */
export const blockShift = 13
export const blockSize = 2 ** blockShift

/** Longer expeditions only match a range without an upper bound. */
export const longestDays = maxExpeditionDays + 1

/** The best of all cities, where no city is named. */
export const anyCity = '*'

export const facetPrefix = 't:'
/** The key of a filter value, which a facet counts. */
export const trait = (facet: string, value: string | number) => `${facetPrefix}${facet}:${value}`
export const toFacet = (key: string) => (key.startsWith(facetPrefix) ? key.split(':')[1] : undefined)
/** A key that every expedition has. */
export const everyExpedition = trait('destinations', 'all')
/** Expeditions of at most that many days. */
export const atMostDays = (days: number) => `upto:${String(Math.min(days, longestDays)).padStart(2, '0')}`
/** Conditions on a departure that a key stands for: bookable, confirmed, with that many free places. */
export type Kind = { isSure: boolean; places: number }

/** Expeditions with such a departure that day; every bookable one has a free place. */
export const startKey = (day: string, { isSure, places }: Kind) =>
  `${isSure ? 'sure' : 'open'}:${day}${places > 1 ? `:${places}` : ''}`
/** Expeditions with such a departure on any day. */
export const placesKey = ({ isSure, places }: Kind) => `${isSure ? 'sure' : 'open'}-places:${places}`

/**
 * A facet of departures, which has keys for confirmed ones too, and holidays for each zone. The trait `days`
 * belongs to the expedition.
 */
export type DepartureFacet = 'months' | 'vacations' | 'stays'
export const departureFacet = (facet: DepartureFacet, isSure: boolean, zone: string | null = null) =>
  [facet, ...(zone ? [zone] : []), ...(isSure ? ['sure'] : [])].join('-')
