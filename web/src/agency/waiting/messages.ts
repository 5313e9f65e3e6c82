import type { WaitingState } from '#web/lib/graph/graph.generated.ts'

export const messages = {
  title: 'Liste d’attente',
  none: 'Personne n’attend de place.',
  states: {
    UNCONFIRMED: 'Adresse à confirmer',
    WAITING: 'En attente',
    OFFERED: 'Places proposées',
    ACCEPTED: 'A réservé',
    EXPIRED: 'Proposition expirée',
    LEFT: 'A quitté la liste',
    CLOSED: 'Départ fermé',
  } satisfies Record<WaitingState, string>,
  position: (position: number) => `${position}.`,
  until: (time: string) => `Jusqu’à ${time}`,
  since: (time: string) => `Depuis ${time}`,
  skip: 'Retirer',
  skipOf: (name: string) => `Retirer ${name} de la liste d’attente`,
  skipTitle: 'Retirer de la liste d’attente',
  skipIntro: (name: string) =>
    `${name} n’attendra plus. Des places proposées passent à la demande suivante. Aucun mail n’est envoyé.`,
  skipped: 'Demande retirée.',
  failed: 'Rien n’a changé\u00a0: réessaie dans un instant.',
}
