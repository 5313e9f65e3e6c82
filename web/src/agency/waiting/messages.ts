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
  add: 'Inscrire une personne',
  addIntro:
    'Elle reçoit un mail avec sa position et le lien pour quitter la liste. Son adresse est confirmée par nous\u00a0: inscris-la seulement si elle te l’a demandé.',
  email: 'Son adresse e-mail',
  emailHint: 'Celle de son compte, si elle en a un.',
  emailMissing: 'Indique son adresse e-mail.',
  places: 'Places à attendre',
  placesMissing: 'Indique un nombre de places, de 1 à 20.',
  send: 'Inscrire sur la liste d’attente',
  added: (email: string) => `${email} est sur la liste d’attente.`,
  skip: 'Retirer',
  skipFor: (name: string) => `Retirer ${name} de la liste d’attente`,
  skipTitle: 'Retirer de la liste d’attente',
  skipIntro: (name: string) =>
    `${name} n’attendra plus. Des places proposées passent à la demande suivante. Aucun mail n’est envoyé.`,
  skipped: 'Demande retirée.',
  failed: 'Rien n’a changé\u00a0: réessaie dans un instant.',
}
