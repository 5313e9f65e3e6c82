import type { GuideAbsence, GuideInput } from '#api/modules/agency/guides/guides.contract.ts'
import { guideMessages } from '#api/modules/agency/guides/guides.messages.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { guideLanguages, guideLimits, mostAbsences, mostGuideLanguages, slugPattern } from '#schema/guide.ts'
import { cleanText } from '#schema/text.ts'

/** Fields of a guide that change without a look at other rows. */
export type GuideProfile = {
  slug: string
  fullName: string
  diploma: string
  basedIn: string
  languages: string[]
  bio: string
  quote: string | null
  isHidden: boolean
}

/** A message for each field that breaks a rule, by its REST name. */
type Faults = Record<string, string>
export type ReadGuide = { profile: GuideProfile; absences: GuideAbsence[] | undefined; faults: Faults }

const nobody: GuideProfile = {
  slug: '',
  fullName: '',
  diploma: '',
  basedIn: '',
  languages: [],
  bio: '',
  quote: null,
  isHidden: false,
}

/** Checks a new guide; its slug is made of the name by default. */
export function readNewGuide(input: GuideInput): ReadGuide {
  const slug = input.slug?.trim() || toSlug(input.full_name ?? '').slice(0, guideLimits.slug[1])
  const all = { full_name: '', diploma: '', based_in: '', languages: [], bio: '', ...input, slug }
  const read = readGuide(nobody, all)
  if (!input.slug?.trim() && read.faults.full_name) delete read.faults.slug
  return read
}

/** Applies the fields of an input to a profile, and reports those that break a rule. */
export function readGuide(before: GuideProfile, input: GuideInput): ReadGuide {
  const faults: Faults = {}
  const check = <T>(name: string, value: T, message: string | undefined): T => {
    if (message) faults[name] = message
    return value
  }
  const text = (name: string, typed: string | undefined, limits: Limits, stored: string) => {
    if (typed === undefined) return stored
    const cleaned = cleanText(typed)
    return check(name, cleaned ?? '', faultOfText(cleaned, limits))
  }
  const line = (name: string, typed: string | undefined, limits: Limits, stored: string) =>
    text(name, typed, limits, stored).replace(/\s+/g, ' ')
  const { slug = before.slug, languages = before.languages, quote } = input
  const profile = {
    slug: check('slug', slug, input.slug === undefined ? undefined : faultOfSlug(slug)),
    fullName: line('full_name', input.full_name, guideLimits.fullName, before.fullName),
    diploma: line('diploma', input.diploma, guideLimits.diploma, before.diploma),
    basedIn: line('based_in', input.based_in, guideLimits.basedIn, before.basedIn),
    languages: check('languages', languages, input.languages && faultOfLanguages(languages)),
    bio: text('bio', input.bio, guideLimits.bio, before.bio),
    quote: quote?.trim()
      ? line('quote', quote, guideLimits.quote, '')
      : quote === undefined
        ? before.quote
        : null,
    isHidden: input.is_hidden ?? before.isHidden,
  }
  Object.assign(faults, faultsOfAbsences(input.absences ?? []))
  const absences = input.absences?.map(({ start, end, note }) => ({ start, end, note: note?.trim() || null }))
  return { profile, absences, faults }
}

type Limits = readonly [least: number, most: number]

function faultOfText(text: string | undefined, [least, most]: Limits): string | undefined {
  if (text === undefined) return guideMessages.text
  if (text === '') return guideMessages.required
  return text.length < least || text.length > most ? guideMessages.length(least, most) : undefined
}

const faultOfSlug = (slug: string) =>
  slugPattern.test(slug) ? faultOfText(slug, guideLimits.slug) : guideMessages.slug

function faultOfLanguages(languages: string[]): string | undefined {
  const isFine =
    languages.length > 0 &&
    languages.length <= mostGuideLanguages &&
    new Set(languages).size === languages.length &&
    languages.every((language) => guideLanguages.includes(language))
  return isFine ? undefined : guideMessages.languages(mostGuideLanguages)
}

function faultsOfAbsences(absences: NonNullable<GuideInput['absences']>): Faults {
  if (absences.length > mostAbsences) return { absences: guideMessages.absences(mostAbsences) }
  const faults = absences.flatMap(({ start, end, note }, index): [string, string][] => {
    const [, longest] = guideLimits.note
    const text = note ? cleanText(note) : ''
    if (end < start) return [[`absences.${index}.end`, guideMessages.absenceDays]]
    if (text === undefined) return [[`absences.${index}.note`, guideMessages.text]]
    return text.length > longest ? [[`absences.${index}.note`, guideMessages.length(1, longest)]] : []
  })
  return Object.fromEntries(faults)
}
