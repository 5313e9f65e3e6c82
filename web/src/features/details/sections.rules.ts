import type { ExpeditionAccessFragment } from '#web/features/details/ExpeditionAccess.generated.ts'
import type { ExpeditionProgrammeFragment } from '#web/features/details/ExpeditionProgramme.generated.ts'
import type { messages } from '#web/features/details/messages.ts'
import { readRoute } from '#web/lib/route/geojson.ts'

export type Parts = Pick<ExpeditionProgrammeFragment, 'programme'> & {
  route: unknown
} & Pick<ExpeditionAccessFragment, 'meetingPoint' | 'arrivalStation' | 'trainAccess'>

export type SectionId = keyof typeof messages.sectionNames

/** Sections that an expedition has, in the order of its page. */
export function toSections({ programme, route, ...access }: Parts): SectionId[] {
  const hasAccess = access.meetingPoint?.name || access.arrivalStation || access.trainAccess.length > 0
  const parts: [SectionId, boolean][] = [
    ['parcours', readRoute(route).line.length > 1],
    ['programme', programme.length > 0],
    ['departs', true],
    ['acces', Boolean(hasAccess)],
    ['avis', true],
    ['questions', true],
  ]
  return parts.flatMap(([id, exists]) => (exists ? id : []))
}
