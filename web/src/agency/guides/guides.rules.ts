import { guideLanguages, guideLimits, mostGuideLanguages, slugPattern } from '#schema/guide.ts'
import type { GuideEntryFragment } from '#web/agency/guides/Guides.generated.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { messages as agencyMessages } from '#web/agency/messages.ts'
import { datesWithDays, singleDay } from '#web/lib/format/format.ts'
import { languageName } from '#web/pages/content/guides.rules.ts'

export type Absence = { startDate: string; endDate: string; note: string | null }

/** The part of a form that no text field holds. */
export type GuideChoices = {
  languages: readonly string[]
  photoName: string | null
  isHidden: boolean
  absences: readonly Absence[]
}

export type GuideValues = GuideChoices & {
  fullName: string
  slug: string
  diploma: string
  basedIn: string
  bio: string
  quote: string | null
  accountEmail: string | null
}

/** Values of the form of a guide; empty for a new one. */
export function toValues(guide: GuideEntryFragment | undefined): GuideValues {
  return {
    fullName: guide?.fullName ?? '',
    slug: guide?.slug ?? '',
    diploma: guide?.diploma ?? '',
    basedIn: guide?.basedIn ?? '',
    bio: guide?.bio ?? '',
    quote: guide?.quote ?? null,
    accountEmail: guide?.accountEmail ?? null,
    languages: guide?.languages ?? ['fr'],
    photoName: guide?.photoName ?? null,
    isHidden: guide?.isHidden ?? false,
    absences: (guide?.absences ?? []).map(({ startDate, endDate, note }) => ({ startDate, endDate, note })),
  }
}

/** Reads a form; an empty field that may be empty is null. */
export function readValues(
  read: (name: string) => string,
  { languages, photoName, isHidden, absences }: GuideChoices,
): GuideValues {
  const line = (name: string) => read(name).trim()
  return {
    fullName: line('fullName'),
    slug: line('slug'),
    diploma: line('diploma'),
    basedIn: line('basedIn'),
    bio: line('bio'),
    quote: line('quote') || null,
    accountEmail: line('accountEmail') || null,
    languages,
    photoName,
    isHidden,
    absences: absences.map((absence) => ({ ...absence, note: absence.note?.trim() || null })),
  }
}

type Limits = readonly [least: number, most: number]

const lengthRule =
  ([least, most]: Limits, isRequired = true) =>
  (value: string): string | undefined => {
    const text = value.trim()
    if (!text) return isRequired ? messages.required : undefined
    return text.length < least || text.length > most ? messages.length(least, most) : undefined
  }

/** Rules of the text fields, as the service has them. */
export const textRules = {
  fullName: lengthRule(guideLimits.fullName),
  slug: (value: string) =>
    value.trim() && !slugPattern.test(value.trim())
      ? messages.slugWrong
      : lengthRule(guideLimits.slug, false)(value),
  diploma: lengthRule(guideLimits.diploma),
  basedIn: lengthRule(guideLimits.basedIn),
  bio: lengthRule(guideLimits.bio),
  quote: lengthRule(guideLimits.quote, false),
  accountEmail: () => undefined,
}

type Rule = () => string | undefined

/** Rules of the choices, by the names of their fields: each absence has two days. */
export function chosenRules({ languages, absences }: GuideChoices): Record<string, Rule> {
  const isFew = languages.length > 0 && languages.length <= mostGuideLanguages
  const needs =
    (day: string): Rule =>
    () =>
      day ? undefined : messages.datesMissing
  const days = absences.flatMap(({ startDate, endDate }, index): [string, Rule][] => [
    [`absences.${index}.startDate`, needs(startDate)],
    [`absences.${index}.endDate`, needs(endDate)],
    [`absences.${index}.note`, () => undefined],
  ])
  return {
    languages: () => (isFew ? undefined : messages.languagesWrong(mostGuideLanguages)),
    photoName: () => undefined,
    ...Object.fromEntries(days),
  }
}

/** Languages by name, those that most guides speak first. */
export const languageChoices = guideLanguages.map((code) => ({ code, name: languageName(code) }))

/** « sam. 1 – sam. 15 août », or one day. */
export const absenceDates = ({ startDate, endDate }: Pick<Absence, 'startDate' | 'endDate'>): string =>
  startDate === endDate ? singleDay(startDate) : datesWithDays(startDate, endDate)

const labels: Record<string, string> = {
  fullName: messages.fullName,
  slug: messages.slug,
  diploma: messages.diploma,
  basedIn: messages.basedIn,
  bio: messages.bio,
  quote: messages.quote,
  accountEmail: messages.account,
  languages: messages.languages,
  photoName: messages.portrait,
  isHidden: messages.visible,
  absences: messages.absences,
}

export const getLabel = (field: string): string => labels[field] ?? field

/** A value of a field in words, for a choice between two. */
export function shownValue(field: string, value: unknown): string {
  if (field === 'isHidden') return value ? messages.no : messages.yes
  if (field === 'photoName') return value ? messages.photo : messages.drawing
  if (Array.isArray(value)) return value.map(shownItem).join(', ') || agencyMessages.noValue
  return typeof value === 'string' && value ? value : agencyMessages.noValue
}

const isAbsence = (value: unknown): value is Absence =>
  typeof value === 'object' && value !== null && 'startDate' in value && 'endDate' in value

const shownItem = (item: unknown): string =>
  isAbsence(item) ? absenceDates(item) : languageName(String(item))
