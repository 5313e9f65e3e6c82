import type { TravellerLineFragment } from '#web/agency/manifest/Manifest.generated.ts'
import { messages } from '#web/agency/manifest/messages.ts'

export const nameOf = ({
  firstName,
  lastName,
}: Pick<TravellerLineFragment, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || messages.unnamed

/** The number within the free text of an emergency contact, as a link needs it; undefined without one. */
export function phoneIn(contact: string): string | undefined {
  const [found] = /\+?\d(?:[\s.\-()]*\d){7,14}/.exec(contact) ?? []
  return found?.replace(/[^\d+]/g, '')
}

/** A spreadsheet would run a cell that begins so. */
const formula = /^[=+\-@\t\r]/

/** A cell, quoted where it must be. */
export function toCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = formula.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A sheet that French spreadsheets open by themselves: `;`, a byte order mark, CRLF. */
export function toCsv(travellers: readonly TravellerLineFragment[]): string {
  const { columns, marks } = messages
  const rows = travellers.map((line) => [
    line.reference,
    line.lastName,
    line.firstName,
    line.phone,
    line.emergencyContact,
    line.diet,
    line.shoeSize,
    line.completeness,
    line.mark && marks[line.mark],
  ])
  const lines = [Object.values(columns), ...rows].map((cells) => cells.map(toCell).join(';'))
  return `\ufeff${lines.join('\r\n')}\r\n`
}
