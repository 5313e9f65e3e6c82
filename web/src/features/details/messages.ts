import { counted, days, hours, money, number } from '#web/lib/format.ts'

export const messages = {
  duration: 'Durée',
  durationTold: (count: number) => `${days(count)}, ${counted(count - 1, 'nuit', 'nuits')}`,
  level: 'Niveau',
  levelTold: (hoursADay: string, metres: string) => `${hoursADay} par jour, ${metres} m de montée`,
  group: 'Groupe',
  groupTold: (min: number | null, max: number | null) =>
    min && max ? `${min} à ${max} personnes` : max ? `${max} personnes au plus` : 'Petit groupe',
  nights: 'Nuits',
  distance: (km: number, metres: number | null) =>
    metres ? `${number(km)} km, ${number(metres)} m de montée` : `${number(km)} km`,
  way: 'Parcours',
  programme: 'Le programme, jour par jour',
  day: (day: number) => `Jour ${day}`,
  included: 'Compris',
  notIncluded: 'Non compris',
  priceContent: 'Ce que comprend le prix',
  access: 'Y aller en train',
  meeting: (place: string) => `Rendez-vous : ${place}`,
  station: (name: string) => `Gare d’arrivée : ${name}`,
  from: 'Depuis',
  time: 'Durée',
  byTrain: 'Train',
  byPlane: 'Avion',
  byCar: 'Voiture',
  kg: (value: number | null) => (value === null ? '–' : `${number(value)} kg CO₂e`),
  hours,
  guide: 'Ton guide',
  priceEach: 'par personne',
  money,
}
