import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

export const carbon = {
  slug: 'compter-le-co2-d-un-trajet',
  photo: sitePhoto({
    name: 'crete-verte-lumiere-01.jpg',
    width: 1600,
    height: 1067,
    alt: 'Silhouette sur une crête verdoyante baignée de lumière dorée',
    focalPoint: '50% 45%',
  }),
  expeditions: 'Vanoise',
  category: 'engagement-responsable',
  date: '2026-07-22',
  author: null,
  title: 'Comment nous comptons le CO₂ d’un trajet',
  summary: 'La méthode, un exemple qui surprend, et ce que nos chiffres ne disent pas.',
  parts: [
    {
      title: 'La méthode',
      text: [
        'Pour chaque ville de départ, nous découpons le trajet en étapes : un TGV, un TER, un car. Chaque étape compte ses kilomètres, multipliés par ce qu’émet son moyen de transport pour une personne. La somme est le chiffre de la fiche, pour un aller simple.',
        'La voiture est comptée avec deux personnes à bord. L’avion n’est comparé qu’au-delà de 300 km, et avec ses traînées de condensation.',
      ],
    },
    {
      title: 'Un exemple, étape par étape',
      text: [
        'Prenons « Les balcons de la Vanoise », au départ de Paris. Le TGV fait 690 km jusqu’à Moûtiers, à 2,93 g par kilomètre : 2 kg. Le car monte ensuite 27 km jusqu’à Pralognan, à 37,56 g : 1 kg. Total : 3 kg.',
        'Le même trajet, en voiture à deux : 47 kg par personne. En avion, 114 kg, et il faudrait encore rejoindre la vallée.',
      ],
    },
    {
      title: 'Le chiffre qui surprend',
      text: [
        'Depuis Lyon, trois fois plus près, le même voyage compte 6,6 kg : plus du double de Paris. Nous avons cru à une erreur. Il n’y en a pas : de Lyon, on vient en TER, et un TER émet 27,69 g par kilomètre et par personne, presque dix fois plus qu’un TGV.',
        'Faut-il pour autant préférer habiter Paris ? Non : en voiture, depuis Lyon, ce serait 14 kg. Le train gagne des deux côtés. Simplement, la distance ne dit pas tout, et c’est pour cela que nous comptons étape par étape au lieu d’afficher une moyenne.',
      ],
    },
    {
      title: 'Pourquoi des gares plutôt que des aéroports',
      text: [
        'Sur une aventure de quelques jours, le trajet pèse presque tout. Changer de repas ou de duvet ne change rien à l’échelle d’un vol. Voilà pourquoi nous choisissons d’abord le point de départ, et l’itinéraire ensuite : une gare, un car, puis le sentier.',
        'Quand aucun train ne va jusqu’au bout, nous l’écrivons. Un ferry émet bien plus qu’un train par kilomètre : les aventures qui en prennent un le disent, et leur note d’impact en tient compte.',
      ],
    },
    {
      title: 'Les limites',
      text: [
        'Un facteur est une moyenne : un train diesel émet plus qu’un train électrique, et un car plein moins par personne qu’un car vide. Nos chiffres servent à comparer deux trajets, pas à les additionner au gramme près.',
        'Les facteurs français viennent de l’ADEME. Ceux des trains étrangers et des ferries sont nos hypothèses arrondies, et nous le disons. Nous ne comptons ni la construction des voies ni celle des avions : cela avantage un peu tout le monde.',
        'Tous les facteurs sont publiés sur la page « Notre raison d’être ». Si tu en connais un meilleur, écris-nous avec sa source.',
      ],
    },
    {
      title: 'Ce que tu peux faire de ces chiffres',
      text: [],
      list: [
        'compare deux villes de départ : rejoindre une gare de TGV avant le TER change souvent le total',
        'regarde la durée à côté du poids : un train de nuit ne prend pas une journée',
        'trie les aventures par leur note d’impact si le trajet compte plus que la destination',
        'garde le calcul pour l’aller et le retour : le chiffre des fiches vaut pour un seul sens',
      ],
    },
  ],
}
