import type { Behaviour, CardRefusal } from '#tools/provider/cards.ts'

const refusals: Record<CardRefusal['reason'], string> = {
  numberWrong: 'Ce numéro de carte est incorrect : vérifie ses chiffres.',
  numberUnknown: 'Cette carte n’existe pas dans la démonstration : prends l’un des numéros ci-dessous.',
  expiryWrong: 'Écris le mois et l’année d’expiration, par exemple 12/29.',
  expiryPast: 'Cette carte a expiré : prends-en une autre.',
  cvcWrong: 'Le code de sécurité a trois chiffres.',
}

const cards: { number: string; behaviour: Behaviour; outcome: string }[] = [
  { number: '4242 4242 4242 4242', behaviour: 'succeeds', outcome: 'Le paiement réussit' },
  { number: '4000 0000 0000 0002', behaviour: 'declines', outcome: 'La carte est refusée' },
  { number: '4000 0000 0000 3220', behaviour: 'challenges', outcome: 'Le code 123456 est demandé' },
  { number: '4000 0000 0000 0341', behaviour: 'delays', outcome: 'La banque répond trop tard' },
]

export const pageMessages = {
  sign: 'Explora',
  title: 'Paiement de démonstration',
  explanation:
    'Aucune banque ne participe : cette page joue le rôle du prestataire de paiement. N’y écris jamais ta vraie carte.',
  amount: 'À payer',
  number: 'Numéro de carte',
  expiry: 'Expiration (MM/AA)',
  cvc: 'Code de sécurité (CVC)',
  saved: 'Ta carte sera gardée pour les paiements suivants.',
  pay: (amount: string) => `Payer ${amount}`,
  leave: 'Revenir sans payer',
  back: 'Revenir sur Explora',
  cardsTitle: 'Les cartes de la démonstration',
  cardsHint: 'Toute date à venir et tout code de trois chiffres conviennent.',
  cards,
  refusals,
  failures: {
    card_declined: 'Ta carte a été refusée et rien n’a été débité. Essaie une autre carte.',
    challenge_failed: 'Le code était faux et rien n’a été débité. Recommence, ou prends une autre carte.',
  },
  challengeTitle: 'Confirme ton paiement',
  challenge: (last4: string) =>
    `La banque de ta carte •••• ${last4} t’a envoyé un code à six chiffres. Ici, c’est 123456.`,
  code: 'Code reçu',
  confirm: 'Confirmer',
  ends: {
    waiting: {
      title: 'Ta banque réfléchit',
      text: 'Ton paiement est parti, mais ta banque n’a pas encore répondu. Reviens sur Explora : tu y verras sa réponse.',
    },
    succeeded: { title: 'C’est payé', text: 'Ton paiement a réussi.' },
    failed: { title: 'Paiement refusé', text: 'Rien n’a été débité.' },
    canceled: {
      title: 'Paiement annulé',
      text: 'Rien n’a été débité. Reviens sur Explora pour recommencer.',
    },
    unknown: {
      title: 'Paiement introuvable',
      text: 'Cette adresse n’est celle d’aucun paiement. Reviens sur Explora et recommence.',
    },
  },
}
