import { decimal } from '#web/lib/format/format.ts'
import type { CarbonKind, FactorQuality } from '#web/lib/graph/graph.generated.ts'

const kilograms = (kg: number) => `${decimal(kg)}\u00a0kg`
const tonnes = (mass: number) => `${decimal(mass).replace(',0', '')}\u00a0t par an`

/** Lines within a sentence. */
const apart: Record<CarbonKind, string> = {
  ACCESS: 'trajet',
  ONSITE: 'transports sur place',
  NIGHTS: 'nuits',
  MEALS: 'repas',
  GUIDE: 'guide',
  AGENCY: 'agence',
}

const kinds = {
  ACCESS: 'Trajet, aller et retour',
  ONSITE: 'Sur place',
  NIGHTS: 'Nuits',
  MEALS: 'Repas',
  GUIDE: 'Guide',
  AGENCY: 'Agence',
} satisfies Record<CarbonKind, string>

const notCounted = 'non comptée'

export const carbonCopy = {
  title: 'L’étiquette carbone',
  kilograms,
  total: (kg: number) => `${kilograms(kg)} de CO₂e par personne,`,
  range: (low: number, high: number) => `entre ${decimal(low)} et ${kilograms(high)}\u00a0:`,
  from: (city: string | undefined) =>
    city ? `tout compris, avec l’aller-retour depuis ${city}.` : 'sans le trajet jusqu’au départ.',
  perDay: (kg: number, usual: number, days: number) =>
    `${kilograms(kg)} par jour ici, ${decimal(usual)} d’habitude\u00a0: en tout, ${decimal(days)}\u00a0${days < 2 ? 'jour' : 'jours'} de vie moyenne.`,
  tonnes,
  budget: (kg: number, mass: number) => `${decimal(kg / mass / 10)}\u00a0% d’un budget de ${tonnes(mass)}`,
  columns: ['Poste', 'Émissions'],
  kinds,
  words: { ...kinds, ACCESS: 'Trajet' },
  /** The whole bar in a sentence. */
  parts: (total: number, parts: readonly { kind: CarbonKind; kg: number | undefined }[]) =>
    `${kilograms(total)} de CO₂e par personne\u00a0: ${parts.map(({ kind, kg }) => `${apart[kind]} ${kg === undefined ? `(ligne ${notCounted})` : kilograms(kg)}`).join(', ')}.`,
  notCounted,
  calculation: 'Voir le calcul',
  formula: (formula: string, kg: number) => `${formula} = ${kilograms(kg)}`,
  lineRange: (low: number, high: number) => `Entre ${decimal(low)} et ${kilograms(high)}.`,
  qualities: {
    MEASURED: 'Mesuré',
    OFFICIAL: 'Facteur officiel',
    ASSUMED: 'Hypothèse',
  } satisfies Record<FactorQuality, string>,
  source: (quality: string, sources: readonly string[]) => `${quality}\u00a0: ${sources.join('\u00a0; ')}.`,
  noKilometre: '0\u00a0km',
  noMotor: 'Aucun transport motorisé, d’après le programme.',
  without: (kinds: readonly CarbonKind[]) =>
    kinds.length > 0 ? `Total hors ${kinds.map((kind) => apart[kind]).join(', ')}.` : '',
  method: 'Tous les facteurs',
  meaning:
    'Chaque ligne est arrondie, le total est leur somme. Empreinte moyenne en France\u00a0: 9,4\u00a0t par an (SDES, novembre 2024).',
}
