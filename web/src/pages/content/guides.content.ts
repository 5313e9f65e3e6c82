import { counted, decimal } from '#web/lib/format/format.ts'

/** « de », elided before a vowel. */
const of = (name: string) => (/^[aeiouyàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`)

export const guidesCopy = {
  title: 'Nos guides',
  intro: 'Diplômés, et chez eux là où ils t’emmènent.',
  quoted: (words: string) => `« ${words} »`,
  diploma: 'Diplôme',
  basedIn: 'Chez soi',
  languages: 'Langues',
  travellersSay: 'Note des voyageurs',
  onTheRoad: 'Départs menés',
  led: (count: number) => counted(count, 'départ mené', 'départs menés'),
  ledWithUs: (count: number) => `${counted(count, 'départ', 'départs')} avec nous`,
  rated: (average: number, count: number) => `${decimal(average)} sur 5, ${counted(count, 'avis', 'avis')}`,
  speaks: (languages: string[]) => `Parle ${languages.join(', ')}`,
  filter: 'Choisir un guide',
  activity: 'Activité',
  anyActivity: 'Toutes les activités',
  massif: 'Massif',
  anyMassif: 'Tous les massifs',
  apply: 'Filtrer',
  count: (count: number) => counted(count, 'guide', 'guides'),
  none: 'Aucun guide ne réunit ces deux choix.',
  all: 'Voir tous les guides',
  join: 'Tu guides aussi\u00a0?',
  joinText: 'Un diplôme, un territoire que tu connais par cœur\u00a0: dessine ton itinéraire avec nous.',
  joinLink: 'Devenir guide Explora',
  next: (name: string) => `Les prochains départs ${of(name)}`,
  noNext: (name: string) => `Pas encore de date avec ${name} : les aventures ci-dessous ouvriront les leurs.`,
  expeditions: (name: string) => `Les aventures ${of(name)}`,
  reviews: 'De retour de ces aventures',
  allReviews: 'Lire tous les avis',
  ask: (name: string) => `Une question pour ${name} ?`,
  askText: (name: string) =>
    `Pose-la sous l’aventure qui te tente : ${name} ou l’agence te répond, et la réponse sert à tout le monde.`,
  askOn: (expedition: string) => `Questions sur « ${expedition} »`,
}
