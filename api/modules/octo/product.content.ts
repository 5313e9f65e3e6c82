import type { StoredAccess } from '#api/modules/expeditions/access.contract.ts'
import type { UnitRule } from '#api/modules/octo/units.domain.ts'
import { counted, dayRange } from '#schema/frenchFormats.ts'
import type { SalesSettings } from '#schema/settings.ts'

const percent = (share: number) => `${share} %`
const describeDays = (count: number) => counted(count, 'jour', 'jours')

/** The scale of a cancellation, as the terms of sale promise it. */
export function cancellationPolicy(sales: Pick<SalesSettings, 'free_hours' | 'free_days' | 'tiers'>): string {
  const parts = sales.tiers.map(({ days_left: daysLeft, kept_percent: kept }, index) =>
    [describeKept(kept), describePeriod(daysLeft, index)].filter(Boolean).join(' '),
  )
  const scale = `Part du prix gardée : ${parts.join(', ')}.`
  if (sales.free_hours === 0) return scale
  const condition = sales.free_days > 0 ? `, au moins ${describeDays(sales.free_days)} avant le départ` : ''
  return `Annulation gratuite ${hoursAfter(sales.free_hours)} la réservation${condition}. ${scale}`
}

const hoursAfter = (hours: number) =>
  hours === 1 ? 'dans l’heure qui suit' : `dans les ${hours} heures qui suivent`

const describeKept = (kept: number) => (kept === 0 ? 'rien' : kept === 100 ? 'tout' : percent(kept))

function describePeriod(daysLeft: number, index: number): string {
  if (daysLeft > 0) return `jusqu’à ${describeDays(daysLeft)} avant le départ`
  return index === 0 ? '' : 'ensuite'
}

export const unitTitles: Record<UnitRule['id'], string> = { adult: 'Adulte', child: 'Enfant' }

/** Ages of a unit. */
export const listAges = ({ minAge, maxAge }: Pick<UnitRule, 'minAge' | 'maxAge'>): string =>
  maxAge >= 99 ? `${minAge} ans et plus` : `De ${minAge} à ${maxAge} ans`

/** Texts of the features that an expedition has beside what its price includes. */
export const featureTexts = {
  level: ({ level, label, hours, ascent }: { level: number; label: string; hours: string; ascent: string }) =>
    `Niveau ${level} sur 5, ${label.toLowerCase()} : ${hours} d’effort et ${ascent} m de montée par jour.`,
  adultsOnly: 'À partir de 18 ans.',
  youngest: (age: number) => `Dès ${age} ans, avec un adulte.`,
  withoutParents: (age: number) => `De ${age} à 17 ans, sans les parents.`,
  confirmed: (count: number) => `Le départ est confirmé dès ${counted(count, 'inscrit', 'inscrits')}.`,
  station: (name: string) => `Gare d’arrivée : ${name}.`,
  train: ({ city, hours, kg_co2e: kg }: Pick<StoredAccess, 'city' | 'hours' | 'kg_co2e'>) =>
    `Depuis ${city} : ${duration(hours)} de trajet sans avion, ${decimalText(kg)} kg de CO₂ par personne.`,
  eco: (rating: number) => `Note écologique : ${rating} sur 5.`,
  guide: (name: string, diploma: string) => `Guide : ${name} (${diploma}).`,
}

/** A day of the programme, with its title where it has one. */
export const dayTitle = (day: number, title: string | null): string =>
  title ? `Jour ${day} : ${title}` : `Jour ${day}`

/** « Du 3 au 8 juillet 2027 » */
export function describeDates(startOn: string, endOn: string): string {
  const range = dayRange(startOn, endOn)
  return range[0]?.toUpperCase() + range.slice(1)
}

const decimalText = (value: number): string => value.toLocaleString('fr-FR', { maximumFractionDigits: 1 })

/** « 3 h 20 » */
function duration(hours: number): string {
  const minutes = Math.round(hours * 60)
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${String(rest).padStart(2, '0')}` : ''}`
}
