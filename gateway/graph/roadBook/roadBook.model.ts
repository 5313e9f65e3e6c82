import type { Detail } from '#gateway/graph/expeditions/detail.model.ts'
import type { ExpeditionModel } from '#gateway/graph/expeditions/expeditions.model.ts'
import { toDayRoutes } from '#gateway/graph/expeditions/route.model.ts'
import { toGuide } from '#gateway/graph/guides/guides.model.ts'
import type { ExpeditionDay } from '#gateway/graph/schema.generated.ts'
import { computeSky } from '#gateway/graph/sky/sky.model.ts'
import { dayOrNull, id, record, text, textOrNull, texts } from '#gateway/upstream/read.ts'
import { packingList } from '#rules/packing.ts'
import { emergencyNumber, validUntil } from '#rules/roadBook.ts'
import type { RoadBookContent, RoadBookDay } from '#schema/roadBook.ts'

type Facts = Omit<
  RoadBookContent,
  | 'meetingPoint'
  | 'arrivalStation'
  | 'accessNote'
  | 'journeys'
  | 'days'
  | 'route'
  | 'sky'
  | 'packing'
  | 'included'
  | 'photos'
> & { expeditionId: string }

/** Maps the private facts, field by field: whatever else the service sends never reaches a device. */
export function toFacts(body: unknown): Facts {
  const api = record(body)
  const guide = toGuide(api.guide)
  const endDate = dayOrNull(api.departure_end) ?? ''
  return {
    reservationId: id(api.reservation_id),
    expeditionId: id(api.expedition_id),
    reference: textOrNull(api.reference),
    name: text(api.name),
    slug: text(api.expedition_slug),
    startDate: dayOrNull(api.departure_date) ?? '',
    endDate,
    validUntil: dayOrNull(api.valid_until) ?? (endDate && validUntil(endDate)),
    firstNames: texts(api.first_names),
    guide: guide && {
      fullName: guide.fullName,
      diploma: guide.diploma ?? null,
      languages: guide.languages,
      bio: guide.bio ?? null,
    },
    emergencyNumber: text(api.emergency_number, emergencyNumber),
    agencyPhone: text(api.agency_phone),
  }
}

type Trip = {
  expedition: ExpeditionModel
  detail: Detail
  /** GeoJSON. */
  route: unknown
  photos: RoadBookContent['photos']
}

/** The document of a road book: the facts of the reservation beside those of its expedition. */
export function toContent(
  { expeditionId: _, ...facts }: Facts,
  { expedition, detail, route, photos }: Trip,
): RoadBookContent {
  const { meetingPoint, activities, accommodations, countries } = expedition
  return {
    ...facts,
    meetingPoint: meetingPoint && {
      name: meetingPoint.name ?? null,
      latitude: meetingPoint.latitude,
      longitude: meetingPoint.longitude,
    },
    arrivalStation: detail.arrivalStation ?? null,
    accessNote: detail.accessNote ?? null,
    journeys: toJourneys(detail),
    days: toDays(detail, route),
    route,
    sky: computeSky(facts, expedition),
    packing: packingList({
      activities: activities.map(({ slug }) => slug),
      accommodations,
      countries: countries.map(({ code }) => code),
    }),
    included: detail.included,
    photos,
  }
}

/** Published journeys; estimates where there are no others. */
function toJourneys({ trainAccess }: Detail): RoadBookContent['journeys'] {
  const published = trainAccess.filter(({ isEstimated }) => !isEstimated)
  return (published.length > 0 ? published : trainAccess).map(({ city, hours, kgCo2e, label }) => ({
    city,
    hours,
    kgCo2e,
    label: label ?? null,
  }))
}

/** Days with their figures and the words of their route; a service without days has its texts. */
function toDays({ programme, ...detail }: Detail, route: unknown): RoadBookDay[] {
  const routes = new Map(toDayRoutes(route, detail)?.map((each) => [each.day, each.text]))
  const days: readonly KnownDay[] = detail.days ?? programme
  return days.map((day) => toDay(day, routes.get(day.day) ?? null))
}

/** A day of a programme, with the fields that its service has. */
type KnownDay = Partial<ExpeditionDay> & Pick<ExpeditionDay, 'day'>

const toDay = (day: KnownDay, route: string | null): RoadBookDay => ({
  day: day.day,
  title: day.title ?? null,
  from: day.from ?? null,
  to: day.to ?? null,
  mode: day.mode ?? null,
  km: day.km ?? null,
  ascent: day.ascent ?? null,
  descent: day.descent ?? null,
  hours: day.hours ?? null,
  night: day.night ?? null,
  meals: day.meals ?? [],
  transfer: day.transfer ?? null,
  option: day.option ?? null,
  note: day.note ?? null,
  text: day.text ?? null,
  route,
})
