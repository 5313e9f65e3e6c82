import { messages } from '#web/agency/series/messages.ts'

export type PlannedRow = {
  startDate: string
  endDate: string
  capacity: number
  groupMin: number
  priceCents: number
  guideClash: string | null
}

/** A row as it is typed. */
export type DraftRow = {
  startDate: string
  endDate: string
  capacity: string
  groupMin: string
  price: string
  guideClash: string | null
}

export const toDraft = ({ capacity, groupMin, priceCents, ...row }: PlannedRow): DraftRow => ({
  ...row,
  capacity: String(capacity),
  groupMin: String(groupMin),
  price: String(priceCents / 100),
})

const isWhole = (text: string, most: number) =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most

/** Whether the service accepts a row. */
export const isRight = ({ capacity, groupMin, price }: DraftRow): boolean =>
  isWhole(capacity, 60) &&
  isWhole(groupMin, 60) &&
  Number(groupMin) <= Number(capacity) &&
  isWhole(price, 20_000)

export const toInput = ({ startDate, capacity, groupMin, price }: DraftRow) => ({
  startDate,
  capacity: Number(capacity),
  groupMin: Number(groupMin),
  priceCents: Number(price) * 100,
})

export type SeriesFields = {
  expeditionId: string
  from: string
  to: string
  weekdays: readonly number[]
  everyWeeks: number
  excluded: readonly string[]
}

export const readFields = (form: FormData): SeriesFields => ({
  expeditionId: String(form.get('aventure') ?? ''),
  from: String(form.get('from') ?? ''),
  to: String(form.get('to') ?? ''),
  weekdays: form.getAll('weekdays').map(Number),
  everyWeeks: Number(form.get('everyWeeks') ?? 1),
  excluded: form.getAll('excluded').map(String),
})

/** Errors by field, before a request; empty when there are none. */
export function listFaults({ expeditionId, from, to, weekdays }: SeriesFields): Record<string, string> {
  return {
    ...(!expeditionId && { expeditionId: messages.expeditionMissing }),
    ...(!from && { from: messages.dayMissing }),
    ...(!to && { to: messages.dayMissing }),
    ...(from && to && to < from && { to: messages.reversed }),
    ...(weekdays.length === 0 && { weekdays: messages.weekdayMissing }),
  }
}
