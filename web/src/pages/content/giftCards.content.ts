import { money } from '#web/lib/format/format.ts'
import { agency } from '#web/lib/site/agency.content.ts'

/** Amounts that are one press away, in euros. */
export const giftAmounts = [50, 100, 200, 500]

const request = (subject: string, amount: string) => {
  const body = `Montant\u00a0: ${amount}\nPrénom de la personne\u00a0: \nMon message\u00a0: \n`
  return `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

export const giftCards = {
  title: 'Cartes cadeaux',
  intro:
    'Offre un départ sans choisir la date\u00a0: la carte vaut pour toutes les aventures du catalogue pendant deux ans.',
  card: {
    title: 'Bon pour l’aventure',
    amount: money(200),
    valid: 'Valable deux ans, dans tout le catalogue',
    for: 'Pour Inès',
  },
  choose: 'Choisis un montant',
  other: 'Autre montant',
  order: (amount: number) => request(`Carte cadeau de ${money(amount)}`, money(amount)),
  orderOther: request('Carte cadeau', 'de 50 à 2\u00a0000\u00a0€'),
  how: 'Ton message s’ouvre, déjà rempli\u00a0: ajoute le prénom et ton mot. La carte part le jour ouvré suivant, après paiement.',
  steps: [
    {
      title: 'Tu choisis',
      text: 'Un montant libre, de 50 à 2\u00a0000\u00a0€, le prénom et le message qui figureront sur la carte.',
    },
    {
      title: 'Nous l’envoyons',
      text: 'Un code et un message, par email ou à imprimer, le jour ouvré qui suit ton paiement.',
    },
    {
      title: 'La personne part',
      text: 'Le code vaut deux ans, en une ou plusieurs fois, et s’ajoute à un paiement par carte bancaire.',
    },
  ],
  stepsTitle: 'Comment ça marche',
  parts: [
    {
      title: 'Si le cadeau ne convient pas',
      text: [
        'Une carte entière se rembourse pendant quatorze jours. Ensuite, elle peut être donnée à quelqu’un d’autre\u00a0: le code n’est pas nominatif.',
        `Une question\u00a0? Écris à ${agency.email}, ou appelle le ${agency.phone}.`,
      ],
    },
  ],
}
