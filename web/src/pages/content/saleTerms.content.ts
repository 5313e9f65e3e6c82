import type { SaleTerms } from '#schema/site.ts'

const units =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante']

/** A number in words, up to 69; larger ones in digits. */
function words(count: number): string {
  if (count < 20) return units[count] ?? ''
  const ten = tens[Math.floor(count / 10)]
  if (!ten) return String(count)
  if (count % 10 === 0) return ten
  return count % 10 === 1 ? `${ten} et un` : `${ten}-${units[count % 10]}`
}

const days = (count: number) => `${words(count)} ${count > 1 ? 'jours' : 'jour'}`

function kept(percent: number, { depositPercent }: SaleTerms): string {
  if (percent === 0) return 'rien'
  if (percent === 100) return 'la totalité'
  if (percent === depositPercent) return 'l’acompte'
  return percent === 50 ? 'la moitié du prix' : `${percent} % du prix`
}

/** Payments of a traveller and their days, for the general terms. */
export function paymentTerms({ depositPercent, balanceDays }: SaleTerms): string {
  if (depositPercent === 100) return 'La réservation est ferme après le paiement de la totalité du prix.'
  const deposit = `La réservation est ferme après le versement de l’acompte, soit ${depositPercent} % du prix.`
  if (balanceDays === 0) return `${deposit} Le solde est dû le jour du départ.`
  return `${deposit} Le solde est dû ${days(balanceDays)} avant le départ ; à moins de ${days(balanceDays)}, la totalité est due à la réservation.`
}

/** The same as an answer. */
export function paymentAnswer({ depositPercent, balanceDays }: SaleTerms): string {
  if (depositPercent === 100) return 'La totalité du prix est payée à la réservation.'
  const deposit = `Un acompte de ${depositPercent} %.`
  if (balanceDays === 0) return `${deposit} Le solde est dû le jour du départ.`
  return `${deposit} Le solde est dû ${days(balanceDays)} avant le départ. À moins de ${days(balanceDays)} du départ, la totalité est payée à la réservation.`
}

const ifFar = (freeDays: number) =>
  freeDays > 1 ? `si le départ est à plus de ${days(freeDays - 1)}` : undefined

/** Parts that a cancellation keeps, tier by tier, for the general terms. */
export function cancellationLines(terms: SaleTerms): string[] {
  const { freeHours, freeDays, tiers } = terms
  const condition = ifFar(freeDays)
  const free = `rien dans les ${freeHours} heures qui suivent la réservation${condition ? `, ${condition}` : ''}`
  const lines = tiers.map(
    ({ keptPercent }, index) => `${kept(keptPercent, terms)}, ${describePeriod(tiers, index)}`,
  )
  return freeHours > 0 ? [free, ...lines] : lines
}

function describePeriod(tiers: SaleTerms['tiers'], index: number): string {
  const from = tiers[index - 1]?.daysLeft
  const until = tiers[index]?.daysLeft ?? 0
  if (from === undefined) {
    if (until === 0) return 'à tout moment'
    return until === 1 ? 'jusqu’à la veille du départ' : `à plus de ${days(until - 1)} du départ`
  }
  if (until === 0) return from === 1 ? 'le jour du départ' : `à moins de ${days(from)}`
  return from - 1 === until ? `à ${days(until)}` : `de ${words(from - 1)} à ${days(until)}`
}

/** The same as an answer. */
export function cancellationAnswer(terms: SaleTerms): string {
  const { freeHours, freeDays, tiers } = terms
  const condition = ifFar(freeDays)
  const free = `Dans les ${freeHours} heures qui suivent la réservation, tout est remboursé${condition ? ` ${condition}` : ''}. `
  const parts = tiers.map(({ daysLeft, keptPercent }, index) => {
    const share = kept(keptPercent, terms)
    if (daysLeft === 0) return tiers.length > 1 ? `puis ${share}` : share
    if (index > 0) return `${share} jusqu’à ${days(daysLeft)}`
    const first = daysLeft === 1 ? 'la veille' : days(daysLeft - 1)
    return `${share} jusqu’à ${first} du départ`
  })
  const rest = `ous gardons ${parts.join(', ')}.`
  return freeHours > 0 ? `${free}Ensuite, n${rest}` : `N${rest}`
}
