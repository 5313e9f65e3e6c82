import type { AgencyFacts, SaleTerms } from '#schema/site.ts'
import { messages } from '#web/lib/format/messages.ts'
import type { Agency } from '#web/lib/site/agency.ts'

/** Adds the texts of an agency. For the server alone: browsers get them with the page. */
export function withTexts(facts: AgencyFacts): Agency {
  const { phone, weekdays, opensAt, closesAt, sales } = facts
  const days = daysText(weekdays)
  const Days = days.charAt(0).toUpperCase() + days.slice(1)
  return {
    ...facts,
    phoneHref: `tel:${phone.replace(/[^+\d]/g, '')}`,
    days,
    hours: `${Days}, ${opensAt}\u00a0h à ${closesAt}\u00a0h`,
    assurances: { cancellation: cancellationText(sales), deposit: depositText(sales) },
  }
}

const fewest = 3

/** « du lundi au vendredi », or each day by its name. */
function daysText(weekdays: number[]): string {
  const [first = 1] = weekdays
  const last = weekdays.at(-1) ?? first
  const getName = (day: number) => messages.weekdays[day % 7] ?? ''
  if (weekdays.length >= fewest && last - first === weekdays.length - 1)
    return `du ${getName(first)} au ${getName(last)}`
  return new Intl.ListFormat('fr').format(weekdays.map((day) => `le ${getName(day)}`))
}

function cancellationText({ freeHours, freeDays }: SaleTerms): string {
  if (freeHours === 0) return 'Conditions d’annulation claires, écrites avant le paiement'
  const free = `Annulation gratuite pendant ${freeHours} h`
  return freeDays > 1 ? `${free}, si le départ est à plus de ${jours(freeDays - 1)}` : free
}

function depositText({ depositPercent, balanceDays }: SaleTerms): string {
  if (depositPercent === 100) return 'Paiement en une fois, à la réservation'
  const rest = balanceDays > 0 ? `${jours(balanceDays)} avant` : 'le jour du départ'
  return `Acompte de ${depositPercent} %, le reste ${rest}`
}

const jours = (count: number) => `${count} ${count > 1 ? 'jours' : 'jour'}`
