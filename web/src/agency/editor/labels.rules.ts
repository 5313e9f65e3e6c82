import { messages } from '#web/agency/editor/messages.ts'
import { messages as agencyMessages } from '#web/agency/messages.ts'

const labels: Record<string, string> = { ...messages.fields, ...messages.others }
const dayLabels: Record<string, string> = {
  title: messages.dayTitle,
  text: messages.dayText,
  ...messages.dayFields,
}

/** A path in words: « Programme, jour 3 : Récit du jour ». */
export function labelOfPath(path: string): string {
  const [root = '', position, part] = path.split('.')
  const label = labels[root] ?? root
  const index = position === undefined ? Number.NaN : Number(position)
  if (Number.isNaN(index)) return label
  if (root !== 'programme') return messages.line(label, index + 1)
  const day = messages.dayFor(index + 1)
  return part ? `${day}\u00a0: ${dayLabels[part] ?? part}` : day
}

/** A value of the content in words, for a choice between two. */
export function shownValue(_field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (Array.isArray(value)) {
    const lines = value.map((item) => shownItem(item)).filter(Boolean)
    return lines.join(' · ') || agencyMessages.noValue
  }
  return shownItem(value) || agencyMessages.noValue
}

/** The texts and figures of an item, without its empty fields. */
function shownItem(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') return String(item)
  if (typeof item !== 'object' || item === null) return ''
  return Object.values(item)
    .filter((part) => typeof part === 'string' && part)
    .join(', ')
}
