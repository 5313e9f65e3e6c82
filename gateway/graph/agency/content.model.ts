import { labelOfType, typesByLabel } from '#gateway/graph/expeditions/expeditions.model.ts'
import type {
  AgencyExpeditionInput,
  ContentDay,
  ContentPlace,
  ContentPoint,
  ContentRoute,
  ContentTrain,
  ExpeditionContent,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyExpeditionContent,
  ApiContentDay,
  ApiContentRoute,
  ApiContentTrain,
} from '#gateway/upstream/api.generated.ts'
import {
  flag,
  list,
  number,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  whole,
  wholeOrNull,
} from '#gateway/upstream/read.ts'

export function toContent(body: unknown): ExpeditionContent {
  const api = record<ApiAgencyExpeditionContent>(body)
  return {
    name: text(api.name),
    slug: text(api.slug),
    type: typesByLabel[text(api.type)] ?? 'EXPEDITION',
    level: wholeOrNull(api.level),
    durationDays: wholeOrNull(api.duration_days),
    ageMinChild: wholeOrNull(api.age_min_child),
    summary: text(api.summary),
    description: text(api.description),
    searchTitle: textOrNull(api.search_title),
    searchDescription: textOrNull(api.search_description),
    countries: texts(api.countries),
    region: textOrNull(api.region),
    activities: texts(api.activities),
    accommodations: texts(api.accommodations),
    vacations: texts(api.vacations),
    isFamilyFriendly: flag(api.is_family_friendly),
    meetingPoint: toPlace(api.meeting_point),
    priceCents: wholeOrNull(api.price_cents),
    groupMin: wholeOrNull(api.group_min),
    groupMax: wholeOrNull(api.group_max),
    programme: list(api.programme, toDay),
    included: list(api.included, (item) => text(item)),
    notIncluded: list(api.not_included, (item) => text(item)),
    arrivalStation: textOrNull(api.arrival_station),
    accessNote: textOrNull(api.access_note),
    trainAccess: list(api.train_access, toTrain),
    route: toRoute(api.route),
    distanceKm: wholeOrNull(api.distance_km),
    elevationGainM: wholeOrNull(api.elevation_gain_m),
    photos: texts(api.photos),
  }
}

function toDay(body: unknown): ContentDay {
  const api = record<ApiContentDay>(body)
  return {
    title: textOrNull(api.title),
    text: text(api.text),
    from: textOrNull(api.from),
    to: textOrNull(api.to),
    mode: textOrNull(api.mode),
    km: numberOrNull(api.km),
    ascent: wholeOrNull(api.ascent),
    descent: wholeOrNull(api.descent),
    highPoint: wholeOrNull(api.high_point),
    hours: numberOrNull(api.hours),
    night: textOrNull(api.night),
    meals: texts(api.meals),
    transfer: textOrNull(api.transfer),
    option: textOrNull(api.option),
    note: textOrNull(api.note),
  }
}

function toPlace(body: unknown): ContentPlace | null {
  const api = recordOrNull(body)
  return api && { name: text(api.name), ...toPosition(api) }
}

const toPosition = (api: { readonly latitude?: unknown; readonly longitude?: unknown }) => ({
  latitude: number(api.latitude),
  longitude: number(api.longitude),
})

function toTrain(body: unknown): ContentTrain {
  const api = record<ApiContentTrain>(body)
  return {
    city: text(api.city),
    hours: number(api.hours),
    legs: list(api.legs, (leg) => ({
      mode: text(recordOrNull(leg)?.mode),
      km: number(recordOrNull(leg)?.km),
    })),
    nights: whole(api.nights),
    note: textOrNull(api.note),
  }
}

function toRoute(body: unknown): ContentRoute | null {
  const api = recordOrNull<ApiContentRoute>(body)
  if (!api) return null
  const toTrack = (track: unknown) => list(track, (position) => list(position, (value) => number(value)))
  return { points: list(api.points, toPoint), tracks: list(api.tracks, toTrack) }
}

function toPoint(body: unknown): ContentPoint {
  const api = record<ContentPoint>(body)
  return {
    label: text(api.label),
    kind: textOrNull(api.kind),
    ...toPosition(api),
    elevation: whole(api.elevation),
  }
}

/** Fields that may be emptied by null; for others null is no value. */
const emptiable = new Set<keyof AgencyExpeditionInput>([
  'level',
  'durationDays',
  'ageMinChild',
  'searchTitle',
  'searchDescription',
  'region',
  'meetingPoint',
  'priceCents',
  'groupMin',
  'groupMax',
  'arrivalStation',
  'accessNote',
  'route',
  'distanceKm',
  'elevationGainM',
])

/** The fields of a change by the names of the REST API, which are the same in snake case. */
export function toContentBody(input: AgencyExpeditionInput) {
  const { type, ...fields } = withNulls(input)
  const sent = Object.entries(fields).filter(([name, value]) => value !== null || isEmptiable(name))
  return { ...inSnakeCase(Object.fromEntries(sent)), ...(type && { type: labelOfType(type) }) }
}

const emptyDay = {
  title: null,
  from: null,
  to: null,
  mode: null,
  km: null,
  ascent: null,
  descent: null,
  highPoint: null,
  hours: null,
  night: null,
  transfer: null,
  option: null,
  note: null,
}

/** The REST API wants each field of an item; those that are absent are empty. */
function withNulls(input: AgencyExpeditionInput): AgencyExpeditionInput {
  const { programme, trainAccess, route } = input
  return {
    ...input,
    ...(programme && { programme: programme.map((day) => ({ ...emptyDay, ...day })) }),
    ...(trainAccess && { trainAccess: trainAccess.map((journey) => ({ note: null, ...journey })) }),
    ...(route && { route: { ...route, points: route.points.map((point) => ({ kind: null, ...point })) } }),
  }
}

const isEmptiable = (name: string) => [...emptiable].some((each) => each === name)

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function inSnakeCase(value: object): object
function inSnakeCase(value: unknown): unknown
function inSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inSnakeCase(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      toSnake(name),
      part === undefined ? undefined : inSnakeCase(part),
    ]),
  )
}
