import { refusals } from '#api/messages.ts'
import type { AnswerName, ParticipantChange } from '#api/modules/reservations/participants.contract.ts'
import type { ParticipantChanges } from '#api/modules/reservations/participants.repository.ts'
import {
  type Answer,
  missingAnswers,
  type Participant,
} from '#api/modules/reservations/reservations.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readPhone } from '#schema/phone.ts'
import { cleanText } from '#schema/text.ts'

const oldestBirthDate = '1900-01-01'

const answerNames: Record<Answer, AnswerName> = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  phone: 'phone',
  emergencyContact: 'emergency_contact',
  diet: 'diet',
  shoeSize: 'shoe_size',
}

/** Normalises a change, blanks as null; refuses it as a whole when one answer is invalid. */
export function readParticipantChange(typed: ParticipantChange, today: string): ParticipantChanges {
  const line = (name: AnswerName, value: string | null | undefined) =>
    value === undefined ? undefined : oneLine(name, value)
  const changes = {
    firstName: line('first_name', typed.first_name),
    lastName: line('last_name', typed.last_name),
    emergencyContact: line('emergency_contact', typed.emergency_contact),
    diet: line('diet', typed.diet),
    birthDate: typed.birth_date === undefined ? undefined : storedBirthDate(typed.birth_date, today),
    phone: typed.phone === undefined ? undefined : storedPhone(typed.phone),
    shoeSize: typed.shoe_size,
  }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

function oneLine(name: AnswerName, typed: string | null): string | null {
  const text = typed === null ? '' : cleanText(typed)?.replace(/\s+/g, ' ')
  if (text === undefined) throw new Refusal('INVALID_TEXT', { fields: { [name]: refusals.INVALID_TEXT[1] } })
  return text || null
}

function storedPhone(typed: string | null): string | null {
  if (!typed?.trim()) return null
  const phone = readPhone(typed)
  if (!phone) throw new Refusal('INVALID_PHONE', { fields: { phone: refusals.INVALID_PHONE[1] } })
  return phone
}

function storedBirthDate(day: string | null, today: string): string | null {
  if (day === null || (day >= oldestBirthDate && day <= today)) return day
  throw new Refusal('INVALID_BIRTH_DATE', { fields: { birth_date: refusals.INVALID_BIRTH_DATE[1] } })
}

export const listMissing = (participant: Participant): AnswerName[] =>
  missingAnswers(participant).map((answer) => answerNames[answer])

/** Required answers that at least one traveller has not given. */
export function missingOfAll(participants: Participant[], travelersCount: number): AnswerName[] {
  if (participants.length < travelersCount) return Object.values(answerNames)
  const missing = new Set(participants.slice(0, travelersCount).flatMap(listMissing))
  return Object.values(answerNames).filter((name) => missing.has(name))
}
