import type { AuditActorKind } from '#web/lib/graph/graph.generated.ts'

export const messages = {
  journal: 'Journal',
  journalIntro: 'Chaque changement, par qui et quand. Rien ne s’y efface.',
  search: 'Chercher dans le journal',
  entity: 'Sujet',
  all: 'Tout',
  entities: {
    departure: 'Départs',
    staff: 'Équipe',
    invitation: 'Invitations',
    guide: 'Guides',
  },
  filter: 'Filtrer',
  empty: 'Aucune entrée pour cette recherche.',
  actors: {
    STAFF: 'Un membre de l’équipe',
    CUSTOMER: 'Un client',
    SYSTEM: 'Explora',
    COMMAND_LINE: 'La ligne de commande',
  } satisfies Record<AuditActorKind, string>,
  changes: 'Ce qui a changé',
  nothing: 'rien',
  change: (before: string, after: string) => `${before} → ${after}`,
  reason: (text: string) => `«\u00a0${text}\u00a0»`,
  more: 'Plus ancien',
  history: 'Historique',
  historyOf: (name: string) => ` de ${name}`,
  oneRow: 'Les changements d’un seul élément, du plus récent au plus ancien.',
  unchanged: 'Rien n’a encore changé ici.',
  whole: 'Tout le journal',
}
