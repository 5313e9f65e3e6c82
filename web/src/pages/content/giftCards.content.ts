import { agency } from '#web/lib/site/agency.content.ts'
import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

export const giftCards = {
  photo: sitePhoto({
    name: 'alpages-ete-01.jpg',
    width: 1280,
    height: 853,
    alt: 'Sapins et falaises verdoyantes dans les Alpes en été',
    focalPoint: '55% 50%',
  }),
  title: 'Cartes cadeaux',
  intro:
    'Offre un départ sans choisir la date : la carte vaut pour toutes les aventures du catalogue pendant deux ans.',
  order: 'Commander une carte',
  parts: [
    {
      title: 'Comment ça marche',
      text: ['Une carte est un code et un message, envoyés par email ou à imprimer.'],
      list: [
        'tu choisis un montant libre, de 50 à 2 000 €',
        'tu écris le prénom et le message qui figureront sur la carte',
        'le code est valable deux ans, en une ou plusieurs fois, et s’ajoute à un paiement par carte bancaire',
      ],
    },
    {
      title: 'Commander',
      text: [
        `Pour l’instant, les cartes se commandent par email à ${agency.email}. Indique le montant, le prénom de la personne et ton message : la carte part le jour ouvré suivant, après paiement.`,
      ],
    },
    {
      title: 'Si le cadeau ne convient pas',
      text: [
        'Une carte entière se rembourse pendant quatorze jours. Ensuite, elle peut être donnée à quelqu’un d’autre : le code n’est pas nominatif.',
      ],
    },
  ],
}
