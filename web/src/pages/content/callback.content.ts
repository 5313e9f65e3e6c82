import type { Agency } from '#web/lib/site/agency.ts'

export const callback = {
  title: 'Demander un rappel',
  intro: ({ days, opensAt, closesAt }: Agency) =>
    `Laisse ton numéro et choisis un moment : une personne de l’équipe t’appelle ${days}, entre ${opensAt} h et ${closesAt} h, hors jours fériés.`,
}
