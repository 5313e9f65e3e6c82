import { counted } from '#web/lib/format/format.ts'
import type { SuggestionKind } from '#web/lib/graph/graph.generated.ts'

/** Separate from the catalogue's: the home page loads these alone. */
export const messages = {
  suggestions: 'Suggestions',
  looking: 'Recherche en cours…',
  suggested: (count: number) =>
    count === 0
      ? 'Aucune suggestion : la touche Entrée cherche ces mots.'
      : counted(count, 'suggestion', 'suggestions'),
  kinds: {
    COUNTRY: 'Pays',
    REGION: 'Région',
    ACTIVITY: 'Activité',
    GUIDE: 'Guide',
    EXPEDITION: 'Aventure',
  } satisfies Record<SuggestionKind, string>,
  anyDates: 'Dates flexibles',
  homeSearch: 'Rechercher une aventure',
  where: 'Où ?',
  whereHint: 'Pays, massif, littoral',
  what: 'Quoi ?',
  whatAll: 'Toutes les activités',
  who: 'Avec qui ?',
  allFields: 'Où, quoi, quand ?',
  allFieldsHint: 'Pays, activités, dates, avec qui',
  clearField: 'Effacer',
  companies: {
    '': 'Peu importe',
    expedition: 'Entre adultes',
    famille: 'En famille',
    'sans-les-parents': 'Sans les parents',
  } satisfies Record<string, string>,
  find: 'Chercher',
  stay: (days: string) => (days === 'weekend' ? 'Un week-end' : counted(Number(days), 'jour', 'jours')),
  travellers: (count: string) => counted(Number(count), 'voyageur', 'voyageurs'),
  since: (day: string) => `À partir du ${day}`,
  until: (day: string) => `Jusqu’au ${day}`,
  when: 'Quand ?',
}
