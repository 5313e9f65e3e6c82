import {
  computeCapacity,
  type Feeling,
  fastestPace,
  groupPace,
  type Outing,
  outingBounds,
} from '#rules/effort.ts'
import { outings } from '#web/pages/content/outing.content.ts'

/** Fields as they were typed. */
export type OutingFields = { km: string; ascentM: string; hours: string; feeling: string }
export type FieldName = keyof typeof outingBounds

export const feelings: readonly Feeling[] = ['FRESH', 'TIRED', 'EXHAUSTED']
const isFeeling = (text: string): text is Feeling => feelings.some((feeling) => feeling === text)

const figure = /^\d+(?:[.,]\d+)?$/
/** Hours may be typed as on a sign: « 6 h 30 », « 6h30 ». */
const clock = /^(\d+)\s*h\s*([0-5]\d)?$/i

function readFigure(name: FieldName, typed: string): number | undefined {
  const text = typed.trim().replaceAll(/[\s\u00a0\u202f]+/g, name === 'hours' ? ' ' : '')
  const [, hours, minutes = '0'] = (name === 'hours' && clock.exec(text)) || []
  if (hours !== undefined) return Number(hours) + Number(minutes) / 60
  if (!figure.test(text)) return undefined
  const value = Number(text.replace(',', '.'))
  return name === 'ascentM' ? Math.round(value) : value
}

/** Why a field cannot be used; undefined for an empty one, and for one that can. */
export function findFault(name: FieldName, typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const value = readFigure(name, typed)
  const [min, max] = outingBounds[name]
  return value === undefined || value < min || value > max ? outings.faults[name] : undefined
}

/** The outing, once all its fields can be used. */
export function readOuting({ feeling, ...figures }: OutingFields): Outing | undefined {
  const read = (name: FieldName) =>
    findFault(name, figures[name]) ? undefined : readFigure(name, figures[name])
  const [km, ascentM, hours] = [read('km'), read('ascentM'), read('hours')]
  if (km === undefined || ascentM === undefined || hours === undefined || !isFeeling(feeling))
    return undefined
  return { km, ascentM, hours, feeling }
}

/** As it is stored on the device: its last word, the level, is all that cards read. */
export function writeOuting(outing: Outing): string {
  const { km, ascentM, hours, feeling } = outing
  return [km, ascentM, hours, feeling, computeCapacity(outing).level].join(' ')
}

const none: OutingFields = { km: '', ascentM: '', hours: '', feeling: 'TIRED' }

/** Fields of a stored outing; empty ones for a text that is none. */
export function toFields(stored: string | null): OutingFields {
  const [km = '', ascentM = '', hours = '', feeling = ''] = stored?.split(' ') ?? []
  const typed = { km: shown(km), ascentM, hours: shown(hours), feeling }
  return readOuting(typed) ? typed : none
}

const shown = (figure: string) => (figure === '' ? '' : short(Number(figure)))

/** « 14 km + 800 m ÷ 100 = 22 km-effort en 5 h, soit 4,4 par heure. Au rythme du groupe (4), ta journée vaut 22 : niveau 3. » */
export function toSentence(outing: Outing): string {
  const { effort, pace, factor, capacity, level } = computeCapacity(outing)
  return outings.sentence({
    km: short(outing.km),
    ascent: outing.ascentM,
    effort: short(effort),
    hours: outing.hours,
    pace: short(pace),
    groupPace: short(groupPace),
    factor: factor === 1 ? null : short(factor),
    capacity: short(capacity),
    level,
  })
}

export const isFast = (outing: Outing): boolean => computeCapacity(outing).pace > fastestPace

/** « 22 », « 17,3 », « 1,15 » */
export const short = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',')
