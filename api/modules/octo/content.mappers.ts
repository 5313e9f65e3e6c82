import type { photos } from '#api/db/referenceTables.ts'
import type { expeditionDays, expeditions } from '#api/db/tables.ts'
import { findBestTrain } from '#api/modules/expeditions/access.domain.ts'
import { photoUrl } from '#api/modules/expeditions/expeditions.mappers.ts'
import { levelScale } from '#api/modules/expeditions/levels.ts'
import type { Place } from '#api/modules/expeditions/route.contract.ts'
import type {
  OctoCategory,
  OctoContent,
  OctoFeature,
  OctoLocation,
  OctoMedia,
} from '#api/modules/octo/octo.types.ts'
import { cancellationPolicy, dayTitle, featureTexts } from '#api/modules/octo/product.content.ts'
import { listUnits } from '#api/modules/octo/units.domain.ts'
import type { SalesSettings } from '#schema/settings.ts'

type Row = typeof expeditions.$inferSelect
type Photo = Pick<typeof photos.$inferSelect, 'name' | 'width' | 'alt' | 'author' | 'license'>
type Day = Pick<typeof expeditionDays.$inferSelect, 'day' | 'text' | 'title' | 'from' | 'to' | 'night'>

/** An expedition with all that it shows. */
export type ContentSource = {
  row: Pick<
    Row,
    | 'name'
    | 'shortDescription'
    | 'description'
    | 'expeditionType'
    | 'ageMinChild'
    | 'levelNumber'
    | 'durationDays'
    | 'groupMin'
    | 'groupMax'
    | 'familyFriendly'
    | 'accommodationNames'
    | 'included'
    | 'notIncluded'
    | 'meetingPoint'
    | 'arrivalStation'
    | 'accessNote'
    | 'trainAccess'
    | 'ecoRating'
    | 'route'
  >
  days: Day[]
  photos: Photo[]
  categorySlugs: string[]
  guide: { fullName: string; diploma: string } | null
}

type Context = { sales: SalesSettings; publicUrl: string }

const minutesOfDay = 1440
const mostOfSmallGroup = 16
/** Widths of photographs that are large enough for a page of their own, among those that the site serves. */
const photoWidths = [2048, 1536]
const leastPhotoWidth = 1280

export function toContent(source: ContentSource, context: Context): OctoContent {
  const { row } = source
  return {
    title: row.name,
    shortDescription: row.shortDescription,
    description: row.description,
    features: toFeatures(source, context),
    faqs: [],
    media: source.photos.map((photo, index) => toMedia(photo, index, context)),
    locations: toLocations(source),
    categoryLabels: toCategories(source),
    durationMinutesFrom: row.durationDays * minutesOfDay,
    durationMinutesTo: null,
    commentary: [{ format: 'IN_PERSON', language: 'fr' }],
  }
}

function toFeatures({ row, guide }: ContentSource, { sales }: Context): OctoFeature[] {
  const { label, hours_per_day: hours, elevation_gain_per_day_m: ascent } = levelScale(row.levelNumber)
  const best = findBestTrain(row.trainAccess)
  const texts: [OctoFeature['type'], (string | null | undefined)[]][] = [
    ['INCLUSION', row.included],
    ['EXCLUSION', row.notIncluded],
    [
      'PREBOOKING_INFORMATION',
      [featureTexts.level({ level: row.levelNumber, label, hours, ascent }), youngestAge(row)],
    ],
    [
      'PREARRIVAL_INFORMATION',
      [row.arrivalStation && featureTexts.station(row.arrivalStation), row.accessNote],
    ],
    [
      'ADDITIONAL_INFORMATION',
      [
        best && featureTexts.train(best),
        row.ecoRating === null ? null : featureTexts.eco(row.ecoRating),
        guide && featureTexts.guide(guide.fullName, guide.diploma),
      ],
    ],
    ['BOOKING_TERM', [featureTexts.confirmed(row.groupMin)]],
    ['CANCELLATION_TERM', [cancellationPolicy(sales)]],
  ]
  return texts.flatMap(([type, list]) =>
    list.flatMap((shortDescription) => (shortDescription ? [{ shortDescription, type }] : [])),
  )
}

function youngestAge(row: ContentSource['row']): string {
  const units = listUnits(row)
  const child = units.find(({ id }) => id === 'child')
  if (!child) return featureTexts.adultsOnly
  return units.length > 1 ? featureTexts.youngest(child.minAge) : featureTexts.withoutParents(child.minAge)
}

function toMedia({ name, width, alt, author, license }: Photo, index: number, context: Context): OctoMedia {
  const shown = photoWidths.find((each) => each <= width) ?? leastPhotoWidth
  return {
    src: new URL(context.publicUrl).origin + photoUrl(name, shown),
    type: 'image/jpeg',
    rel: index === 0 ? 'COVER' : 'GALLERY',
    title: null,
    caption: alt,
    copyright: [author, license].filter(Boolean).join(', ') || null,
  }
}

/** The meeting point, then each day where it ends; a place without coordinates is that of the day before. */
function toLocations({ row, days }: ContentSource): OctoLocation[] {
  const { meetingPoint, route } = row
  const start = meetingPoint && toLocation('START', meetingPoint.name, null, meetingPoint)
  let place: Pick<Place, 'lon' | 'lat'> | undefined = meetingPoint ?? route[0]
  const programme = days.flatMap((day) => {
    place = getPlace(day, route) ?? place
    return place ? [toLocation('ITINERARY_ITEM', dayTitle(day.day, day.title), day.text, place)] : []
  })
  return start ? [start, ...programme] : programme
}

const getPlace = ({ night, to, from }: Day, route: Place[]): Place | undefined =>
  [night, to, from].flatMap((name) => route.filter(({ label }) => label === name))[0]

function toLocation(
  type: OctoLocation['types'][number],
  title: string,
  shortDescription: string | null,
  { lat, lon }: Pick<Place, 'lon' | 'lat'>,
): OctoLocation {
  return {
    title,
    shortDescription,
    types: [type],
    minutesTo: null,
    minutesAt: null,
    place: {
      latitude: lat,
      longitude: lon,
      postalAddress: noAddress,
      identifiers: noIdentifiers,
      sameAs: [],
    },
  }
}

const noAddress: OctoLocation['place']['postalAddress'] = {
  streetAddress: null,
  addressLocality: null,
  addressRegion: null,
  postalCode: null,
  addressCountry: null,
  postOfficeBoxNumber: null,
}

const noIdentifiers: OctoLocation['place']['identifiers'] = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
}

const labelsOfCategories: Record<string, OctoCategory> = {
  'a-pied': 'walking-tours',
  'a-velo': 'bike-tours',
  'lacs-et-rivieres': 'boat-tours',
  'mers-et-oceans': 'boat-tours',
  'avec-des-animaux': 'animals',
  'alpinisme-et-escalade': 'sports',
  neige: 'sports',
}

function toCategories({ row, categorySlugs }: ContentSource): OctoCategory[] {
  const { durationDays, groupMax, levelNumber, familyFriendly, accommodationNames } = row
  const takesChildren = listUnits(row).some(({ id }) => id === 'child')
  const labels: [OctoCategory, boolean][] = [
    ['multi-day', durationDays > 1],
    ['guided-tours', true],
    ['small-group-tours', groupMax <= mostOfSmallGroup],
    ['outdoors', true],
    ['family-friendly', familyFriendly && takesChildren],
    ['adults-only', !takesChildren],
    ['accommodation-included', accommodationNames.length > 0],
    ['trip-difficulty-easy', levelNumber <= 2],
    ['trip-difficulty-medium', levelNumber === 3],
    ['trip-difficulty-hard', levelNumber >= 4],
  ]
  const ofActivities = categorySlugs.flatMap((slug) => labelsOfCategories[slug] ?? [])
  return [...new Set([...labels.flatMap(([label, isTrue]) => (isTrue ? [label] : [])), ...ofActivities])]
}
