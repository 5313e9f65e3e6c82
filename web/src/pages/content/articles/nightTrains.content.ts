import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

export const nightTrains = {
  slug: 'les-departs-en-train-de-nuit',
  photo: sitePhoto({
    name: 'sommets-enneiges-aube-01.jpg',
    width: 1600,
    height: 1000,
    alt: 'Des crêtes enneigées sous un ciel rose à l’aube',
    focalPoint: '50% 60%',
  }),
  expeditions: 'Laponie',
  category: 'actus',
  date: '2026-05-05',
  author: null,
  title: 'Partir par le train de nuit',
  summary: 'Les aventures que l’on rejoint en dormant, et de quoi bien dormir en route.',
  parts: [
    {
      title: 'S’endormir à Paris, se réveiller sous les cimes',
      text: [
        'Un train de nuit direct relie Paris-Austerlitz à Briançon, et il passe au pied de deux de nos aventures. Pour « Le Queyras à ski, d’un hameau à l’autre », tu descends à Montdauphin-Guillestre vers 8 h. Pour « Ados d’altitude en Vallouise », à L’Argentière-les-Écrins, à la même heure.',
        'Compte onze heures, dont tu dors la plus grande part. Depuis Lille, un TGV t’amène à Paris, et le même train de nuit fait le reste.',
      ],
    },
    {
      title: 'Plus loin, plus au nord',
      text: [
        'La Laponie se gagne par étapes. Pour la « Kungsleden » ou pour les Lofoten, une nuit à Hambourg ou à Copenhague, puis le train de nuit de Stockholm, qui finit sa course à Abisko ou à Narvik. Pour la Finlande, un ferry de nuit relie Stockholm à Turku, et un train de nuit quitte Helsinki pour Rovaniemi, Kemijärvi ou Kolari.',
        'C’est long, et nous le disons : trois nuits en route pour la Laponie finlandaise. Mais c’est déjà le voyage. On voit la lumière changer, un peu plus à chaque réveil.',
      ],
    },
    {
      title: 'Vers l’est et vers le sud',
      text: [],
      list: [
        'les Carpates : de Vienne à Brașov par Budapest, en une nuit',
        'les Éoliennes : de Milan vers la Sicile, dans un train dont les voitures embarquent sur le bateau du détroit de Messine',
        'les Highlands : un train de nuit de Londres à Glasgow, au départ du West Highland Way',
      ],
    },
    {
      title: 'Dormir dans un train, mode d’emploi',
      text: [
        'Réserve dès que les ventes ouvrent, et prends une couchette du bas si tu montes tard : on s’y installe sans réveiller personne. Garde avec toi une gourde, un pull et de quoi manger, car toutes les voitures n’ont pas de bar.',
        'Ton gros sac passe sous la couchette ou au-dessus de la porte. Les bâtons se plient, les crampons restent au fond.',
        'Prépare avant de monter un petit sac pour la nuit : brosse à dents, bouchons d’oreilles, chaussettes, billet. Tout ce que tu chercheras dans le noir tient dans une trousse.',
        'Et mets ton réveil une demi-heure avant ta gare. On s’habille debout dans un couloir étroit, il vaut mieux le faire sans courir.',
      ],
    },
    {
      title: 'Et si le train a du retard ?',
      text: [
        'Préviens-nous dès que tu le sais, par téléphone ou par écrit : ton guide saura où t’attendre. Garde aussi une marge au retour, surtout quand un car ou un ferry suit le train.',
        'Les heures exactes, les correspondances et les nuits en route figurent sur la fiche de chaque aventure, dans la partie consacrée au train, ville par ville.',
      ],
    },
  ],
}
