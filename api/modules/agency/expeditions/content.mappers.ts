import { isDeepStrictEqual } from 'node:util'
import type { expeditionDays, expeditions } from '#api/db/tables.ts'
import type {
  ContentDay,
  ContentRoute,
  ContentTrain,
  ExpeditionContent,
} from '#api/modules/agency/expeditions/content.contract.ts'
import { toStoredAccess } from '#api/modules/agency/expeditions/train.domain.ts'
import type { StoredAccess } from '#api/modules/expeditions/access.contract.ts'
import { selectPublished } from '#api/modules/expeditions/access.domain.ts'
import { expeditionTypes, type MeetingPoint } from '#api/modules/expeditions/expeditions.contract.ts'
import type { Place } from '#api/modules/expeditions/route.contract.ts'
import { accommodationTypes } from '#schema/expedition.content.ts'
import { cleanText } from '#schema/text.ts'

type Row = typeof expeditions.$inferSelect
type Day = typeof expeditionDays.$inferSelect

/** The content of the public columns. */
export function toContent(row: Row, days: Day[]): ExpeditionContent {
  const { meetingPoint } = row
  return {
    name: row.name,
    slug: row.slug,
    type: expeditionTypes.find((type) => type === row.expeditionType) ?? 'Expédition',
    level: row.levelNumber,
    duration_days: row.durationDays,
    age_min_child: row.ageMinChild,
    summary: row.shortDescription,
    description: row.description,
    search_title: row.searchTitle,
    search_description: row.searchDescription,
    countries: row.countryCodes,
    region: row.regionSlug,
    activities: row.activitySlugs,
    accommodations: row.accommodationNames,
    vacations: row.vacations,
    is_family_friendly: row.familyFriendly,
    meeting_point: meetingPoint && toPlace(meetingPoint),
    price_cents: row.priceCents,
    group_min: row.groupMin,
    group_max: row.groupMax,
    programme: days.map(toContentDay),
    included: row.included,
    not_included: row.notIncluded,
    arrival_station: row.arrivalStation,
    access_note: row.accessNote,
    train_access: selectPublished(row.trainAccess).map(toContentTrain),
    route: toRoute(row.route, days),
    distance_km: row.distanceKm,
    elevation_gain_m: row.elevationGainM,
    photos: row.photoNames,
  }
}

const toPlace = ({ name, lat, lon }: MeetingPoint) => ({ name, latitude: lat, longitude: lon })

function toContentTrain({ city, hours, legs, overnight, note }: StoredAccess): ContentTrain {
  return { city, hours, legs, nights: overnight ?? 0, note: note ?? null }
}

function toContentDay(day: Day): ContentDay {
  const { title, text, from, to, mode, km, ascentM, descentM, highPointM } = day
  const { hours, night, meals, transfer, option, note } = day
  const figures = { km, ascent: ascentM, descent: descentM, high_point: highPointM, hours }
  return { title, text, from, to, mode, ...figures, night, meals, transfer, option, note }
}

function toRoute(places: Place[], days: Day[]): ContentRoute | null {
  const tracks = days.map(({ track }) => track ?? [])
  const isDrawn = tracks.some((track) => track.length > 0)
  if (places.length === 0 && !isDrawn) return null
  const points = places.map(({ label, kind = null, lat, lon, elevationM }) => ({
    label,
    kind,
    latitude: lat,
    longitude: lon,
    elevation: Math.round(elevationM),
  }))
  return { points, tracks: isDrawn ? tracks : [] }
}

/**
 * The public columns of a content that breaks no rule. Values derived from unchanged fields
 * remain: the land around a route, the words of a journey.
 */
type Former = Pick<Row, 'route' | 'land' | 'surroundings' | 'trainAccess' | 'meetingPoint'>

export function toPublicRow(content: ExpeditionContent, row: Former) {
  const { meeting_point: point, route } = content
  const meetingPoint = point && { name: point.name, lon: point.longitude, lat: point.latitude }
  const isSameRoute = isDeepStrictEqual(toPlaces(route), row.route)
  return {
    name: content.name,
    slug: content.slug,
    expeditionType: content.type,
    levelNumber: content.level ?? 1,
    durationDays: content.duration_days ?? 2,
    ageMinChild: content.age_min_child,
    shortDescription: content.summary,
    description: content.description,
    searchTitle: content.search_title,
    searchDescription: content.search_description,
    countryCodes: content.countries,
    regionSlug: content.region ?? '',
    activitySlugs: content.activities,
    accommodationNames: content.accommodations,
    accommodationTypes: [...new Set(content.accommodations.map(typeOfAccommodation))],
    vacations: content.vacations,
    familyFriendly: content.is_family_friendly,
    meetingPoint,
    priceCents: content.price_cents ?? 0,
    groupMin: content.group_min ?? 1,
    groupMax: content.group_max ?? 1,
    included: content.included,
    notIncluded: content.not_included,
    arrivalStation: content.arrival_station,
    accessNote: content.access_note,
    trainAccess: content.train_access.map((journey) => toJourney(journey, meetingPoint, row)),
    route: toPlaces(route),
    land: isSameRoute ? row.land : null,
    surroundings: isSameRoute ? row.surroundings : null,
    distanceKm: content.distance_km,
    elevationGainM: content.elevation_gain_m,
    photoNames: content.photos,
  }
}

/** Computed again where the journey or the meeting point has changed. */
function toJourney(journey: ContentTrain, meetingPoint: MeetingPoint | null, row: Former): StoredAccess {
  const former = selectPublished(row.trainAccess).find(
    ({ city, hours, legs, overnight = 0, note = null }) =>
      city === journey.city &&
      hours === journey.hours &&
      overnight === journey.nights &&
      note === journey.note &&
      isDeepStrictEqual(legs, journey.legs),
  )
  if (former && isDeepStrictEqual(meetingPoint, row.meetingPoint)) return former
  return toStoredAccess(journey, meetingPoint ?? { name: '', lon: 0, lat: 0 })
}

const accommodations = new Map<string, string>(Object.entries(accommodationTypes))
const typeOfAccommodation = (name: string) => accommodations.get(name) ?? name

const toPlaces = (route: ContentRoute | null): Place[] =>
  (route?.points ?? []).map(({ label, kind, latitude, longitude, elevation }) => ({
    label,
    ...(kind !== null && { kind }),
    lon: longitude,
    lat: latitude,
    elevationM: elevation,
  }))

/** The days of a content, for the expedition with an id. */
export function toDayRows({ programme, route }: ExpeditionContent, expeditionId: number): Day[] {
  return programme.map((day, index) => {
    const { ascent, descent, high_point, ...rest } = day
    const track = route?.tracks[index] ?? []
    return {
      ...rest,
      expeditionId,
      day: index + 1,
      ascentM: ascent,
      descentM: descent,
      highPointM: high_point,
      track: track.length > 0 ? track : null,
    }
  })
}

/** Trims the texts of a value for its publication; those that may be absent become null when empty. */
export function cleaned<T>(value: T): T
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value) ?? value
  if (Array.isArray(value)) return value.map((item) => cleaned(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(name, cleaned(part))]))
}

const optionalTexts = new Set(
  'search_title search_description arrival_station access_note title from to mode night transfer option note kind'.split(
    ' ',
  ),
)
const emptied = (name: string, value: unknown) => (value === '' && optionalTexts.has(name) ? null : value)
