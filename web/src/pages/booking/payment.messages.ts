import { singleDay } from '#web/lib/format/format.ts'

export const messages = {
  intro: 'Relis ta réservation, choisis ce que tu paies aujourd’hui, et c’est parti.',
  needsScripts:
    'Le paiement a besoin de JavaScript : active-le, ou appelle-nous, tes places restent gardées.',
  who: 'Qui part',
  change: 'Modifier',
  born: (day: string) => `né·e le ${singleDay(day)}`,
  plan: 'Que paies-tu aujourd’hui ?',
  plans: {
    DEPOSIT: (amount: string) => `L’acompte, ${amount}`,
    FULL: (amount: string) => `Tout, ${amount}`,
    INSTALMENTS: (amount: string) => `En trois fois, ${amount} aujourd’hui`,
  },
  later: (amount: string, day: string | null) =>
    day ? `Le solde de ${amount} est à payer le ${singleDay(day)} au plus tard.` : `Il restera ${amount}.`,
  nothingLater: 'Plus rien à payer ensuite.',
  before: 'Avant de payer',
  formTitle: 'Formulaire d’information sur les voyages à forfait',
  acceptsForm: 'J’ai lu le formulaire d’information sur les voyages à forfait.',
  acceptsTerms: 'J’accepte les conditions générales de vente',
  readTerms: 'les lire',
  missing: {
    acceptsForm: 'Lis le formulaire d’information, puis coche cette case.',
    acceptsTerms: 'Coche cette case pour accepter les conditions.',
  },
  pay: (amount: string) => `Réserver et payer ${amount}`,
  book: 'Réserver',
  secure:
    'Ta carte est saisie sur la page sécurisée du prestataire de paiement : nous ne voyons jamais son numéro.',
  goBack: 'Étape précédente',
  failed: 'Le paiement n’a pas pu commencer. Rien n’a été débité : réessaie dans un instant.',
  titles: {
    BOOKED: 'C’est réservé !',
    WAITING: 'On attend la réponse de ta banque',
    REFUSED: 'Le paiement n’a pas abouti',
    REFUNDED: 'Tes places n’étaient plus libres',
    CLOSED: 'Ce paiement est terminé',
    UNKNOWN: 'Réservation introuvable',
  },
  told: {
    BOOKED: 'Il ne te reste qu’à préparer ton sac. On t’envoie la confirmation par mail.',
    WAITING: 'Reste sur cette page : elle se met à jour toute seule. Inutile de payer une seconde fois.',
    REFUSED: 'Ta réservation t’attend, et rien n’a été débité.',
    REFUNDED:
      'Ton paiement est arrivé après la fin de la garde. Tu es remboursé de la totalité, sans rien faire.',
    CLOSED: 'Rien n’a été débité. Tu peux reprendre le paiement quand tu veux.',
    UNKNOWN: 'Ce lien ne mène à aucune réservation de ton compte.',
  },
  confirmation: 'Confirmation de ta réservation',
  reference: 'Référence',
  paid: 'Payé',
  balance: (day: string | null) => (day ? `Solde, avant le ${singleDay(day)}` : 'Solde'),
  invoice: (number: string) => `Facture ${number}`,
  next: 'Et maintenant ?',
  steps: [
    'Remplis les fiches des voyageurs : elles servent à préparer le matériel et les repas.',
    'Regarde comment venir en train, et réserve tôt : les billets sont moins chers.',
    'Ta guide ou ton guide t’écrit une dizaine de jours avant le départ.',
  ],
  participants: 'Remplir les fiches',
  share: 'Partager cette aventure',
  otherCard: 'Payer avec une autre carte',
  toSummary: 'Revenir au récapitulatif',
  discover: 'Voir d’autres aventures',
  reservations: 'Mes aventures',
}
