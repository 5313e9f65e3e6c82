import { bestRating } from '#schema/constants.ts'
import { counted, days, decimal, hours, kilograms, number } from '#web/lib/format/format.ts'

type Journey = { hours: number; label: string | null; isEstimated: boolean; via: string | null }
type Leg = { label: string; km: number; kgPerKm: number; kgCo2e: number }

const withComma = (value: number | string) => String(value).replace('.', ',')
const hundredths = (kg: number) => withComma((Math.round(kg * 100 + 1e-9) / 100).toFixed(2))

export const messages = {
  photos: 'Photographies de l’aventure',
  seePhotos: (count: number) => (count === 1 ? 'Voir la photo' : `Voir les ${count} photos`),
  position: (position: number, count: number) => `${position} / ${count}`,
  photoFor: (position: number, count: number) => `Photo ${position} sur ${count}`,
  close: 'Fermer',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  share: 'Partager',
  compare: 'Comparer',
  favourite: 'Favori',
  favouriteFor: (title: string) => `Favori : ${title}`,
  reviews: (count: number) => counted(count, 'avis', 'avis'),
  noReviewYet: 'Pas encore d’avis',
  eco: (rating: number) => `Impact sur place : ${rating}/${bestRating}`,
  brief: 'En bref',
  days,
  levelFor: (level: number) => `Niveau\u00a0${level}`,
  people: (min: number | null, max: number | null) =>
    min && max && min < max ? `${min} à ${max}\u00a0pers.` : max ? `${max}\u00a0pers. au plus` : undefined,
  fromPrice: (price: string, day?: string) => (day ? `dès ${price} le ${day}` : `dès ${price}`),
  nextDeparture: (day: string, isConfirmed: boolean) =>
    isConfirmed ? `prochain départ confirmé ${day}` : `prochain départ ${day}`,
  effort: 'Effort',
  effortADay: ({
    hoursPerDay,
    elevationGainPerDayM,
  }: {
    hoursPerDay: string
    elevationGainPerDayM: string
  }) => `${hoursPerDay} et ${elevationGainPerDayM} m de montée par jour`,
  climb: 'Dénivelé',
  inAll: 'en tout',
  nights: 'Nuits',
  nightCount: (count: number) => counted(count, 'nuit', 'nuits'),
  places: (places: readonly string[]) =>
    places.map((place, index) => (index === 0 ? place : place.toLowerCase())).join(', '),
  youngest: 'Âge',
  age: (years: number) => `Dès ${counted(years, 'an', 'ans')}`,
  sections: 'Les parties de cette page',
  sectionNames: {
    parcours: 'Parcours',
    programme: 'Programme',
    departs: 'Dates',
    acces: 'Train',
    avis: 'Avis',
    questions: 'Questions',
  },
  programme: 'Le programme, jour par jour',
  day: (day: number) => `Jour ${day}`,
  /** Ways to travel whose effort compares with an outing on foot. */
  onFoot: ['à pied', 'en raquettes', 'en cordée'],
  biggestStage: (day: number, km: string, ascent: string, effort: number) =>
    `La plus grosse étape : jour ${day}, ${km} et ${ascent}, ${number(effort)} km-effort`,
  outing: (effort: number) => ` ; ta sortie : ${number(effort)}.`,
  compareOuting: 'Compare-la à ta dernière sortie',
  levelCaution: 'Le niveau compte aussi le terrain et le sac.',
  metres: (metres: number) => `${number(metres)} m`,
  kilometres: (km: number) => `${km % 1 === 0 ? number(km) : decimal(km)} km`,
  ascent: (metres: number) => `${number(metres)} m de montée`,
  descent: (metres: number) => `${number(metres)} m de descente`,
  way: (from: string, to: string) => (from === to ? from : `${from} → ${to}`),
  night: 'Nuit',
  meals: 'Repas compris',
  transfer: 'Transfert',
  option: 'En option',
  remark: 'À savoir',
  included: 'Compris',
  notIncluded: 'Non compris',
  priceContent: 'Ce que comprend le prix',
  shares: 'Où va ton argent',
  staysLocal: (percent: number) => `${percent}\u00a0% restent sur place.`,
  sharesFor: (price: string) => `Pour un départ à ${price} par personne.`,
  demonstrated: 'Répartition de démonstration.',
  shareColumns: ['Poste', 'Part', 'Montant'],
  onSite: '(sur place)',
  percent: (percent: number) => `${percent}\u00a0%`,
  access: 'Y aller en train',
  meeting: 'Rendez-vous',
  station: 'Gare d’arrivée',
  from: 'Depuis',
  byTrain: (hasFerry: boolean) => (hasFerry ? 'Train et ferry' : 'Train'),
  byPlane: 'Avion',
  byCar: 'Voiture',
  kilograms: 'kg\u00a0CO₂e',
  accessUnit: 'Émissions pour une personne, aller simple, du départ au rendez-vous',
  nothing: 'sans objet',
  lessThan: (city: string, times: number, other: 'plane' | 'car', hasFerry: boolean) =>
    `Depuis ${city}, ${hasFerry ? 'le train et le ferry émettent' : 'le train émet'} ${number(times)} fois moins que ${other === 'plane' ? 'l’avion' : 'la voiture à deux'}.`,
  kg: (value: number) => (value < 10 ? decimal(value) : number(value)),
  hours,
  fromCity: (city: string) => `Depuis ${city}`,
  journey: ({ hours: duration, label, isEstimated, via }: Journey) =>
    isEstimated ? `≈\u00a0${hours(duration)}${via ? ` via ${via}` : ''}` : (label ?? hours(duration)),
  toMeeting: (journey: string) => `${journey}, de gare à rendez-vous, l’aller`,
  calculation: 'Voir le calcul',
  leg: ({ label, km, kgPerKm, kgCo2e }: Leg) =>
    `${label}\u00a0: ${number(km)}\u00a0km × ${withComma(kgPerKm)} = ${hundredths(kgCo2e)}\u00a0kg`,
  sum: (exact: number, shown: number) =>
    `Total\u00a0: ${hundredths(exact)}\u00a0kg, arrondi à ${kilograms(shown)} de CO₂e pour une personne, l’aller`,
  estimated: (via: string | null) =>
    via
      ? `Estimation d’Explora\u00a0: le train jusqu’à ${via}, un changement, puis le trajet que l’agence publie depuis ${via}.`
      : 'Estimation d’Explora\u00a0: un TER sur la distance à vol d’oiseau, allongée de 30\u00a0%.',
  sources: 'Sources des facteurs, en kg de CO₂e par personne et par km\u00a0:',
  source: (label: string, source: string) => `${label}\u00a0: ${source}`,
  estimates: 'Depuis d’autres villes (estimations)',
  guide: (name: string) => `Tu pars avec ${name}`,
  speaks: (languages: string[]) => `Parle ${languages.join(', ')}`,
  write: 'Poser une question',
}
