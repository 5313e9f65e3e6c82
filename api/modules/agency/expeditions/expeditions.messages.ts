const figure = (value: number) => value.toLocaleString('fr-FR').replace(/\s/g, '\u202f')
const between = (least: number, most: number) => `entre ${figure(least)} et ${figure(most)}`

/** Messages of the fields of an expedition. */
export const contentMessages = {
  required: 'Ce champ est obligatoire.',
  text: 'Ce texte contient des caractères interdits.',
  length: (least: number, most: number) => `Écris ${between(least, most)} caractères.`,
  atMost: (most: number) => `Écris ${figure(most)} caractères au plus.`,
  items: (least: number, most: number) => `Il en faut ${between(least, most)}.`,
  number: (least: number, most: number) => `Choisis un nombre ${between(least, most)}.`,
  euros: (least: number, most: number) => `Saisis un montant en euros entiers, ${between(least, most)}.`,
  slug: 'Écris des mots en minuscules, sans accent, séparés par des tirets.',
  slugReserved: 'Cette adresse est réservée au service.',
  slugTaken: 'Cette adresse est, ou a été, celle d’une autre aventure.',
  unknown: 'Cette valeur n’est pas dans la liste.',
  twice: 'Cette valeur y est deux fois.',
  region: 'Choisis une région du premier pays.',
  age: 'Indique l’âge minimum : il est obligatoire pour ce type d’aventure.',
  daysFixed: 'Des départs sont à venir : la durée ne change plus.',
  programme: (days: number) => `Décris chaque jour : il en faut ${days}.`,
  groupOrder: 'Le minimum ne peut pas dépasser le nombre de places.',
  place: 'Indique une latitude et une longitude.',
  photo: 'Cette photo n’existe pas.',
  alt: (least: number, most: number) => `Décris la photo : ${between(least, most)} caractères.`,
} as const

/** Advice, which does not prevent a publication. */
export const adviceMessages = {
  departures: 'Aucun départ à venir.',
  route: 'Pas encore de tracé sur la carte.',
  train: 'Pas encore de trajet en train.',
} as const

/** « Les lacs n’est pas prête : corrige 3 champs. » */
export const notReadyMessage = (name: string, count: number) =>
  `« ${name} » n’est pas prête à publier : ${count === 1 ? 'un champ est' : `${count} champs sont`} à compléter.`

/** Messages of changes of several expeditions. */
export const changeMessages = {
  WRONG_STATE: (name: string) => `« ${name} » : ce changement n’est pas possible dans son état.`,
  HAS_DEPARTURES: (name: string) => `« ${name} » a des départs à venir ou des réservations.`,
  rank: 'Choisis un rang entre 1 et 1 000 000.',
  keepPlaces: (people: number) =>
    people === 1
      ? '1 personne garde sa place ; plus personne ne pourra réserver.'
      : `${people} personnes gardent leur place ; plus personne ne pourra réserver.`,
} as const

/** Name of a copy. */
export const copyName = (name: string) => `${name} (copie)`
