import type {
  ContentDay,
  ContentRoute,
  ContentTrain,
  ExpeditionContent,
} from '#api/modules/agency/expeditions/content.contract.ts'
import { contentMessages as messages } from '#api/modules/agency/expeditions/expeditions.messages.ts'
import {
  closedList,
  type Fault,
  invalid,
  type Limits,
  note,
  number,
  optional,
  position,
  range,
  repeated,
  text,
  unfinished,
} from '#api/modules/agency/expeditions/fault.domain.ts'
import { transportFactors } from '#rules/carbonFactors.content.ts'
import { cityPositions } from '#rules/cityLinks.content.ts'
import { accommodationTypes, expeditionLimits as limits, reservedSlugs } from '#schema/expedition.content.ts'
import { slugPattern } from '#schema/guide.ts'
import { vacationNames } from '#schema/searchParameters.ts'

/** Facts of other rows that the rules depend on. */
export type Surroundings = {
  /** Regions by country. */
  regions: ReadonlyMap<string, readonly string[]>
  activities: readonly string[]
  /** Alternative texts by name of the photo. */
  photos: ReadonlyMap<string, string>
  /** Duration that departures to come fix; null where it may change. */
  fixedDays: number | null
}

/** All broken rules of section 5, by field. */
export function listFaults(content: ExpeditionContent, around: Surroundings): Fault[] {
  return [
    ...identity(content),
    ...texts(content),
    ...figures(content, around),
    ...places(content, around),
    ...lists(content),
    ...programme(content),
    ...content.train_access.flatMap(faultsOfTrain),
    ...repeated(
      'train_access',
      content.train_access.map(({ city }) => city),
    ),
    ...range('train_access', content.train_access.length, limits.train_access, messages.items),
    ...(content.route ? faultsOfRoute(content.route) : []),
    ...photos(content, around),
  ]
}

function identity({ slug }: ExpeditionContent): Fault[] {
  if (slug !== '' && !slugPattern.test(slug)) return [invalid('slug', messages.slug)]
  if (reservedSlugs.includes(slug)) return [invalid('slug', messages.slugReserved)]
  return text('slug', slug, limits.slug)
}

function texts(content: ExpeditionContent): Fault[] {
  return [
    ...text('name', content.name, limits.name),
    ...text('summary', content.summary, limits.summary),
    ...text('description', content.description, limits.description),
    ...note('search_title', content.search_title, limits.search_title),
    ...note('search_description', content.search_description, limits.search_description),
    ...note('arrival_station', content.arrival_station, limits.placeName),
    ...note('access_note', content.access_note, limits.note),
  ]
}

function figures(content: ExpeditionContent, { fixedDays }: Surroundings): Fault[] {
  const { type, age_min_child: age, price_cents: price, group_min: least, group_max: most } = content
  const days = content.duration_days
  const isFixed = fixedDays !== null && days !== fixedDays
  return [
    ...number('level', content.level, limits.level),
    ...(isFixed
      ? [invalid('duration_days', messages.daysFixed)]
      : number('duration_days', days, limits.duration_days)),
    ...(age === null
      ? type === 'Expédition'
        ? []
        : [unfinished('age_min_child', messages.age)]
      : number('age_min_child', age, limits.age_min_child)),
    ...faultOfPrice(price),
    ...number('group_min', least, limits.group),
    ...number('group_max', most, limits.group),
    ...(least !== null && most !== null && least > most
      ? [unfinished('group_min', messages.groupOrder)]
      : []),
    ...optional('distance_km', content.distance_km, limits.distance_km),
    ...optional('elevation_gain_m', content.elevation_gain_m, limits.elevation_gain_m),
  ]
}

function faultOfPrice(cents: number | null): Fault[] {
  if (cents === null) return [unfinished('price_cents', messages.required)]
  const [least, most] = limits.priceEuros
  const isFine = cents % 100 === 0 && cents >= least * 100 && cents <= most * 100
  return isFine ? [] : [invalid('price_cents', messages.euros(least, most))]
}

function places(content: ExpeditionContent, { regions, activities }: Surroundings): Fault[] {
  const { countries, region, meeting_point: point } = content
  const ofFirst = regions.get(countries[0] ?? '') ?? []
  const isKnown = region === null || [...regions.values()].some((slugs) => slugs.includes(region))
  const faultOfRegion =
    region === null
      ? [unfinished('region', messages.required)]
      : ofFirst.includes(region)
        ? []
        : [{ field: 'region', message: messages.region, isUnfinished: isKnown }]
  return [
    ...closedList('countries', countries, [...regions.keys()], limits.countries),
    ...faultOfRegion,
    ...closedList('activities', content.activities, activities, limits.activities),
    ...(point === null
      ? [unfinished('meeting_point', messages.required)]
      : [...position('meeting_point', point), ...text('meeting_point.name', point.name, limits.placeName)]),
  ]
}

function lists(content: ExpeditionContent): Fault[] {
  const { accommodations, vacations, included, not_included } = content
  return [
    ...closedList('accommodations', accommodations, Object.keys(accommodationTypes), limits.accommodations),
    ...closedList('vacations', vacations, vacationNames, limits.vacations),
    ...lines('included', included, limits.included),
    ...lines('not_included', not_included, limits.not_included),
  ]
}

const lines = (field: string, items: string[], most: Limits): Fault[] => [
  ...range(field, items.length, most, messages.items),
  ...items.flatMap((item, index) => text(`${field}.${index}`, item, limits.line)),
]

function programme({ programme: days, duration_days: target }: ExpeditionContent): Fault[] {
  const [least, most] = limits.duration_days
  if (days.length > most) return [invalid('programme', messages.items(1, most))]
  const isLength = target !== null && target >= least && target <= most
  const isWhole = days.length > 0 && (!isLength || days.length === target)
  return [
    ...(isWhole ? [] : [unfinished('programme', messages.programme(target ?? 1))]),
    ...days.flatMap(faultsOfDay),
  ]
}

function faultsOfDay(day: ContentDay, index: number): Fault[] {
  const at = (name: string) => `programme.${index}.${name}`
  const { title, from, to, mode, night, transfer, option, note: remark } = day
  const notes = Object.entries({ title, from, to, mode, night, transfer, option, note: remark })
  return [
    ...text(at('text'), day.text, limits.programmeText),
    ...notes.flatMap(([name, value]) => note(at(name), value, limits.note)),
    ...optional(at('km'), day.km, [0, 1_000]),
    ...optional(at('ascent'), day.ascent, [0, 10_000]),
    ...optional(at('descent'), day.descent, [0, 10_000]),
    ...optional(at('high_point'), day.high_point, [-500, 9_000]),
    ...optional(at('hours'), day.hours, [0, 24]),
    ...range(at('meals'), day.meals.length, [0, 5], messages.items),
    ...day.meals.flatMap((meal, order) => text(at(`meals.${order}`), meal, limits.line)),
  ]
}

function faultsOfTrain(journey: ContentTrain, index: number): Fault[] {
  const at = (name: string) => `train_access.${index}.${name}`
  const { city, hours, legs, nights } = journey
  return [
    ...closed(at('city'), city, cityPositions),
    ...typed(at('hours'), hours, limits.trainHours),
    ...number(at('nights'), nights, [0, 3]),
    ...note(at('note'), journey.note, limits.note),
    ...range(at('legs'), legs.length, limits.trainLegs, messages.items),
    ...legs.flatMap(({ mode, km }, order) => [
      ...closed(at(`legs.${order}.mode`), mode, transportFactors),
      ...typed(at(`legs.${order}.km`), km, limits.trainKm),
    ]),
  ]
}

/** A word of a closed list; empty until one is chosen. */
function closed(field: string, word: string, known: object): Fault[] {
  if (word === '') return [unfinished(field, messages.required)]
  return Object.hasOwn(known, word) ? [] : [invalid(field, messages.unknown)]
}

/** A number that is 0 until it is typed. */
const typed = (field: string, value: number, within: Limits): Fault[] =>
  number(field, value === 0 ? null : value, within)

/** A line from a file needs no named places; without one, the places are the line. */
function faultsOfRoute({ points, tracks }: ContentRoute): Fault[] {
  const positions = tracks.flat()
  const [least, most] = limits.routePoints
  const isDrawn = tracks.some((track) => track.length > 1)
  const areFine = positions.every(
    ([longitude = Number.NaN, latitude = Number.NaN, ...rest]) =>
      rest.length < 2 && position('', { longitude, latitude }).length === 0,
  )
  return [
    ...range('route.points', points.length, [isDrawn ? 0 : least, most], messages.items),
    ...points.flatMap((point, index) => [
      ...text(`route.points.${index}.label`, point.label, limits.placeName),
      ...note(`route.points.${index}.kind`, point.kind, limits.placeName),
      ...position(`route.points.${index}`, point),
      ...number(`route.points.${index}.elevation`, point.elevation, [-500, 9_000]),
    ]),
    ...range('route.tracks', positions.length, limits.trackPositions, messages.items),
    ...(areFine ? [] : [invalid('route.tracks', messages.place)]),
  ]
}

function photos({ photos: names }: ExpeditionContent, around: Surroundings): Fault[] {
  const [least, most] = limits.alt
  return [
    ...range('photos', names.length, limits.photos, messages.items),
    ...repeated('photos', names),
    ...names.flatMap((name, index) => {
      const alt = around.photos.get(name)
      if (alt === undefined) return [invalid(`photos.${index}`, messages.photo)]
      const isDescribed = alt.length >= least && alt.length <= most
      return isDescribed ? [] : [unfinished(`photos.${index}.alt`, messages.alt(least, most))]
    }),
  ]
}
