import { adventures } from '#web/lib/format/format.ts'

export const messages = {
  title: 'Le calendrier des départs',
  description: 'Une année de départs, semaine par semaine, avec les vacances scolaires de chaque zone.',
  intro:
    'Une ligne par aventure, une case par semaine, du samedi au vendredi. Choisis une case pour voir les dates.',
  count: (count: number) => adventures(count),
  filters: 'Choisir des filtres',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  today: 'Revenir à cette semaine',
  unavailable: 'Le calendrier est momentanément indisponible.',
}
