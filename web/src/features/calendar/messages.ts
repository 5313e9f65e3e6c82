import { counted, monthAndYear, places } from '#web/lib/format/format.ts'
import { messages as formats } from '#web/lib/format/messages.ts'
import type { DepartureStatus } from '#web/lib/graph/graph.generated.ts'

/** « A », « A et C », « A, B et C » */
const listed = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' et $1')
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** « 10 juillet 2027 » */
const longDay = (day: string) => {
  const date = Number(day.slice(8))
  return `${date === 1 ? '1er' : date} ${monthAndYear(day)}`
}

const describeMonth = (day: string) => formats.months[Number(day.slice(5, 7)) - 1] ?? ''

export const messages = {
  grid: 'Départs par semaine',
  shortMonth: (day: string) => formats.shortMonths[Number(day.slice(5, 7)) - 1] ?? '',
  week: (week: string) => `semaine du ${longDay(week)}`,
  weekFor: (week: string) => `Semaine du ${longDay(week)}`,
  states: {
    CONFIRMED: 'confirmé',
    ALMOST: 'presque confirmé',
    OPEN: 'ouvert',
    FULL: 'complet',
    CANCELED: 'annulé',
  } satisfies Record<DepartureStatus, string>,
  legend: 'Légende',
  legendFor: {
    CONFIRMED: 'Confirmé : il part',
    ALMOST: 'Presque confirmé',
    OPEN: 'Ouvert',
    FULL: 'Complet',
    CANCELED: 'Annulé',
  } satisfies Record<DepartureStatus, string>,
  number: 'Le nombre : les places libres de la semaine, du samedi au vendredi.',
  none: 'aucun départ',
  places,
  departures: (count: number) => counted(count, 'départ', 'départs'),
  holidays: (label: string, zones: readonly string[]) =>
    `${lower(label)} ${zones.length > 1 ? 'zones' : 'zone'} ${listed(zones)}`,
  cell: (name: string, week: string, parts: readonly string[]) =>
    `${name}, semaine du ${longDay(week)} : ${parts.join(', ')}`,
  zone: (zone: string) => `Zone ${zone}`,
  zoneHolidays: (zone: string, held: readonly string[]) => `Zone ${zone} : ${held.join(' ; ')}`,
  heldFrom: (label: string, week: string, count: number) =>
    `${lower(label)}, ${counted(count, 'semaine', 'semaines')} dès le ${longDay(week)}`,
  noHolidays: 'pas de vacances',
  myZone: 'Ma zone',
  zoneStays: 'Ce choix reste sur cet appareil.',
  empty: (months: string) => `Aucun départ, ${months}.`,
  /** « mars – avril », with years where they differ. */
  months: (first: string, last: string) => {
    const isSameYear = first.slice(0, 4) === last.slice(0, 4)
    if (!isSameYear) return `${monthAndYear(first)} – ${monthAndYear(last)}`
    return first.slice(0, 7) === last.slice(0, 7)
      ? describeMonth(first)
      : `${describeMonth(first)} – ${describeMonth(last)}`
  },
  shownWeeks: (months: string) => `Semaines affichées, ${months}`,
  earlier: 'Semaines précédentes',
  later: 'Semaines suivantes',
  colon: ' : ',
  glance: 'L’année en un coup d’œil',
  asList: 'Voir en liste',
  book: 'Réserver',
  see: 'Voir l’aventure',
  unavailable: 'Ces départs sont momentanément indisponibles. Réessaie dans un instant.',
  loading: 'Les départs arrivent…',
}
