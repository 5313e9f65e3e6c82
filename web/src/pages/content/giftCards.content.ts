import { giftCardLimits } from '#schema/giftCard.ts'
import { money, singleDay } from '#web/lib/format/format.ts'
import type { Agency } from '#web/lib/site/agency.ts'

/** Amounts that are one press away, in euros. */
export const giftAmounts = [50, 100, 200, 500]

const { leastEuros, mostEuros } = giftCardLimits
const range = `${leastEuros} à ${money(mostEuros)}`

const body = `Montant\u00a0: de ${range}\nPrénom de la personne\u00a0: \nMon message\u00a0: \n`

function waysToAsk({ email, phone }: Agency): string[] {
  if (email && phone) return [`Écris à ${email}, ou appelle le ${phone}`]
  return [...(email ? [`Écris à ${email}`] : []), ...(phone ? [`Appelle le ${phone}`] : [])]
}

export const giftCards = {
  title: 'Cartes cadeaux',
  intro:
    'Offre un départ sans choisir la date\u00a0: la carte vaut pour toutes les aventures du catalogue pendant deux ans.',
  card: {
    title: 'Bon pour l’aventure',
    amount: 200,
    name: 'Inès',
    valid: 'Valable deux ans, dans tout le catalogue',
    forPerson: (name: string) => `Pour ${name || '…'}`,
    quoted: (message: string) => `«\u00a0${message}\u00a0»`,
  },
  choose: 'Choisis un montant',
  form: {
    other: 'Autre montant',
    amount: 'Montant en euros',
    amountHint: `De ${money(leastEuros)} à ${money(mostEuros)}, sans centimes.`,
    name: 'Pour qui\u00a0?',
    email: 'Son adresse email',
    message: 'Ton mot (facultatif)',
    messageHint: (count: number, most: number) =>
      `${count} / ${most} signes. Un mot long se lit en entier sous la carte.`,
    sendOn: 'Jour d’envoi (facultatif)',
    sendOnHint: 'Sans date, elle part dès le paiement.',
    buy: (amount: string) => `Offrir ${amount}`,
    buyAny: 'Offrir la carte',
    secure:
      'La personne reçoit ton mot et son code par email. Tu paies dans le formulaire sécurisé du prestataire, puis tu peux imprimer la carte.',
    failed: 'Le paiement n’a pas pu commencer. Rien n’a été débité\u00a0: réessaie dans un instant.',
  },
  faults: {
    amount: `Écris un montant de ${money(leastEuros)} à ${money(mostEuros)}, sans centimes.`,
    name: 'Écris le prénom de la personne.',
    email: 'Écris une adresse email complète.',
    message: `Raccourcis ton mot\u00a0: ${giftCardLimits.message} signes au plus.`,
    sendOn: 'Choisis un jour entre aujourd’hui et dans un an.',
  },
  write: 'Écrire pour commander',
  callBack: 'Demander un rappel',
  withoutScripts: 'Sans JavaScript, commande par email\u00a0:',
  byMail: `Dis-nous le montant, de ${range}, le prénom et ton mot\u00a0: nous t’envoyons la carte après ton paiement.`,
  order: ({ email }: Agency) =>
    `mailto:${email}?subject=${encodeURIComponent('Carte cadeau')}&body=${encodeURIComponent(body)}`,
  returns: {
    LOADING: 'On retrouve ton paiement…',
    failed: 'Une erreur est survenue, et rien n’est perdu\u00a0: réessaie dans un instant.',
    PAID: 'Merci, la carte est payée\u00a0! Ton reçu arrive par email, avec le code.',
    WAITING: 'On attend la réponse de ta banque. Reste sur cette page\u00a0: elle se met à jour toute seule.',
    REFUSED:
      'Le paiement n’a pas abouti et rien n’a été débité. Ta carte cadeau t’attend\u00a0: essaie une autre carte bancaire.',
    CLOSED: 'Ce paiement est terminé et rien n’a été débité. Tu peux recommencer quand tu veux.',
    REFUNDED: 'Ce paiement t’a été rendu en entier.',
    UNKNOWN: 'Ce lien ne mène à aucun achat de ton compte.',
    sent: (name: string, day: string | null) =>
      day
        ? `Nous envoyons la carte à ${name} le ${singleDay(day)}. Tu peux aussi l’imprimer et la donner toi-même.`
        : `Nous envoyons la carte à ${name} dès maintenant. Tu peux aussi l’imprimer et la donner toi-même.`,
    otherCard: 'Payer avec une autre carte',
    resume: 'Reprendre le paiement',
    again: 'Revenir aux cartes cadeaux',
    print: 'Imprimer la carte',
    other: 'Offrir une autre carte',
    signIn: 'Se connecter',
  },
  balance: {
    title: 'Le solde de ta carte',
    code: 'Code de la carte',
    hint: 'Seize lettres et chiffres, reçus par email.',
    check: 'Voir le solde',
    missing: 'Écris le code de la carte.',
    unknown: 'Ce code n’est pas celui d’une carte valable\u00a0: relis-le, une lettre a pu changer.',
    failed: 'Le solde n’a pas pu être lu\u00a0: réessaie dans un instant.',
    left: (amount: string) => `Il reste ${amount} sur cette carte.`,
  },
  steps: [
    {
      title: 'Tu écris la carte',
      text: `Un montant de ${range}, le prénom de la personne et ton mot.`,
    },
    {
      title: 'Nous l’envoyons',
      text: 'Par email, avec son code, dès ton paiement ou le jour que tu choisis. Elle s’imprime aussi.',
    },
    {
      title: 'La personne part',
      text: 'Le code vaut deux ans, en une ou plusieurs fois, et s’ajoute à un paiement par carte bancaire.',
    },
  ],
  stepsTitle: 'Comment ça marche',
  parts: (agency: Agency) => [
    {
      title: 'Si le cadeau ne convient pas',
      text: [
        'Une carte entière se rembourse pendant quatorze jours. Ensuite, elle peut être donnée à quelqu’un d’autre\u00a0: le code n’est pas nominatif.',
        ...waysToAsk(agency).map((way) => `Une question\u00a0? ${way}.`),
      ],
    },
  ],
}
