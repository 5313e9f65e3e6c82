import { hours, number } from '#web/lib/format/format.ts'

type Sentence = {
  km: string
  ascent: number
  effort: string
  hours: number
  pace: string
  groupPace: string
  factor: string | null
  capacity: string
  level: number
}

export const outings = {
  title: 'Ta dernière sortie te le dit',
  intro:
    'Trois chiffres d’une journée à pied que tu as vraiment faite, et ce que tu en as ressenti : voilà ton niveau, avec son calcul.',
  km: 'Distance, en km',
  ascentM: 'Montée, en m',
  hours: 'Durée, pauses comprises',
  examples: { km: 'Par exemple 14', ascentM: 'Par exemple 800', hours: 'Par exemple 5 h 30' },
  feeling: 'À l’arrivée',
  feelings: { FRESH: 'Frais', TIRED: 'Bien fatigué', EXHAUSTED: 'Épuisé' },
  faults: {
    km: 'Entre 1 et 80 km',
    ascentM: 'Entre 0 et 5 000 m',
    hours: 'Entre une demi-heure et 24 heures',
  },
  fast: 'C’est très rapide : vérifie tes chiffres.',
  sentence: ({ km, ascent, effort, hours: time, pace, groupPace, factor, capacity, level }: Sentence) =>
    `${km} km + ${number(ascent)} m ÷ 100 = ${effort} km-effort en ${hours(time)}, soit ${pace} par heure. Au rythme du groupe (${groupPace})${factor ? `, corrigé par ton ressenti (× ${factor})` : ''}, ta journée vaut ${capacity} : niveau ${level}.`,
  caution: 'Le niveau compte aussi le terrain et le sac.',
  stored:
    'Cette sortie reste sur cet appareil. Les aventures te disent maintenant si elles sont dans tes cordes.',
  see: (level: number) => `Voir les aventures de niveau ${level}`,
  erase: 'Oublier cette sortie',
  save: 'Garder dans mon compte',
  saved: 'Ta sortie est dans ton compte',
  isSaved: 'Cette sortie est aussi dans ton compte.',
  remove: 'La retirer de mon compte',
  removed: 'Ta sortie n’est plus dans ton compte',
  restore: (km: string, ascent: number, time: number) =>
    `Reprendre celle de mon compte : ${km} km, ${number(ascent)} m, ${hours(time)}`,
  noScript: 'Ce calcul a besoin de JavaScript. Tes chiffres ne quittent pas ton appareil.',
}
