import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { AgencyGuide, AgencyGuideInput, GuideAbsence } from '#gateway/graph/schema.generated.ts'
import type { ApiAgencyGuide, ApiGuideAbsence } from '#gateway/upstream/api.generated.ts'
import {
  flag,
  id,
  list,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  whole,
} from '#gateway/upstream/read.ts'

export function toAgencyGuide(body: unknown, toImage: ToImage): AgencyGuide {
  const api = record<ApiAgencyGuide>(body)
  const fullName = text(api.full_name)
  const photo = recordOrNull(api.photo)
  return {
    id: id(api.id),
    version: whole(api.version),
    slug: text(api.slug),
    fullName,
    diploma: text(api.diploma),
    basedIn: text(api.based_in),
    languages: texts(api.languages),
    bio: text(api.bio),
    quote: textOrNull(api.quote),
    photo: photo && toImage(photo, fullName),
    photoName: photo && textOrNull(photo.name),
    isHidden: flag(api.is_hidden),
    hasAccount: flag(api.has_account),
    accountEmail: textOrNull(api.account_email),
    absences: list(api.absences, toAbsence),
    departuresToCome: whole(api.departures_to_come),
  }
}

function toAbsence(body: unknown): GuideAbsence {
  const api = record<ApiGuideAbsence>(body)
  return { startDate: text(api.start), endDate: text(api.end), note: textOrNull(api.note) }
}

/** A stored guide with the names of the input. */
export function toGuideInput(guide: AgencyGuide) {
  const { slug, fullName, diploma, basedIn, languages, bio, quote } = guide
  const { photoName, accountEmail, isHidden, absences } = guide
  return {
    slug,
    fullName,
    diploma,
    basedIn,
    languages,
    bio,
    quote,
    photoName,
    accountEmail,
    isHidden,
    absences,
  }
}

/** Absent fields remain; null empties those that may be empty, and is no value of the others. */
export const toGuideBody = (input: AgencyGuideInput) => ({
  slug: input.slug ?? undefined,
  full_name: input.fullName ?? undefined,
  diploma: input.diploma ?? undefined,
  based_in: input.basedIn ?? undefined,
  languages: input.languages ?? undefined,
  bio: input.bio ?? undefined,
  quote: input.quote,
  photo: input.photoName,
  account_email: input.accountEmail,
  is_hidden: input.isHidden ?? undefined,
  absences: input.absences?.map(({ startDate, endDate, note = null }) => ({
    start: startDate,
    end: endDate,
    note,
  })),
})
