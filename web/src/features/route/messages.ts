import { number } from '#web/lib/format.ts'

export const messages = {
  title: 'Le parcours',
  map: 'Tracé du parcours, jour par jour',
  profile: (low: number, high: number) => `Profil d’altitude, de ${number(low)} à ${number(high)} m`,
  stage: (day: number | null, label: string) => (day === null ? label : `Jour ${day} : ${label}`),
  metres: (value: number) => `${number(value)} m`,
}
