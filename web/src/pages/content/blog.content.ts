import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

/** The articles, the newest first; a category's path ends with its first word in `blogCategories`. */
export const blog = {
  title: 'Le blog',
  intro: 'Récits, conseils et coulisses, par les guides et l’équipe.',
  name: 'Blog',
  toExpeditions: 'Voir les aventures',
  linkedExpeditions: 'Pour partir',
  readNext: 'À lire aussi',
  feed: 'Suivre le blog (RSS)',
  by: 'Par l’équipe d’Explora',
  reading: (minutes: number) => `${minutes}\u00a0min de lecture`,
}

export const categoryIntros: Record<string, string> = {
  podcasts: 'Des conversations à écouter, avec leur transcription.',
  'histoires-dexplorateurs': 'Des participants et des guides racontent.',
  'conseils-preparation': 'Préparer son sac, son corps et son trajet.',
  actus: 'Ce qui change chez Explora.',
  'engagement-responsable': 'Nos choix, nos chiffres et nos limites.',
}

export const articles = [
  {
    slug: 'preparer-son-sac',
    photo: sitePhoto({
      name: 'trekkeur-cairn-01.jpg',
      width: 1600,
      height: 669,
      alt: 'Un trekkeur de dos, près d’un cairn, contemple une vallée de haute montagne',
      focalPoint: '38% 50%',
    }),
    expeditions: 'refuge',
    category: 'conseils-preparation',
    date: '2026-09-14',
    title: 'Un sac de huit kilos pour une semaine',
    summary: 'Ce qui reste, ce qui sort, et pourquoi la trousse de toilette est toujours trop lourde.',
    parts: [
      {
        title: 'Peser avant de choisir',
        text: [
          'Pose tout par terre, pèse chaque chose et note-la. Trois objets font la moitié du poids : le sac, la tente et le sac de couchage. Le reste se joue à quelques grammes, et c’est là qu’on perd son temps.',
          'Sur un départ avec nuits en refuge, vise huit kilos, eau comprise. Sous la tente, douze.',
        ],
      },
      {
        title: 'Trois couches, pas cinq',
        text: [
          'Une couche qui sèche vite contre la peau, une qui tient chaud, une qui coupe le vent et la pluie. Avec ces trois-là, tu marches de dix degrés à moins cinq. Le pull « au cas où » reste à la maison\u00a0: le cas n’arrive presque jamais, et le pull pèse tous les jours.',
          'Pour les vêtements de rechange, compte un jeu de jour et un jeu de nuit. On lave le soir, on finit de sécher en marchant.',
        ],
      },
      {
        title: 'Ce que nous portons pour toi',
        text: [
          'Le matériel technique et de sécurité est prêté sur chaque départ, et la liste de ce qui est compris figure sur la fiche de l’aventure. Avant d’acheter, lis-la\u00a0: les crampons, le gilet ou la tente sont souvent déjà là.',
        ],
      },
      {
        title: 'Ce qu’on oublie',
        text: [],
        list: [
          'un sac-poubelle solide, pour garder les affaires au sec',
          'des bouchons d’oreilles',
          'une paire de chaussettes que l’on ne porte que la nuit',
          'le billet de train du retour, hors ligne',
        ],
      },
    ],
  },
  {
    slug: 'premiere-nuit-en-bivouac',
    photo: sitePhoto({
      name: 'massif-neige-crepuscule-01.jpg',
      width: 1600,
      height: 1067,
      alt: 'Un massif enneigé dans la lumière violette du crépuscule',
      focalPoint: '50% 60%',
    }),
    expeditions: 'bivouac',
    category: 'histoires-dexplorateurs',
    date: '2026-08-30',
    title: 'Ma première nuit en bivouac',
    summary: 'Inès n’avait jamais dormi dehors. Elle raconte le bruit du torrent et le café de six heures.',
    parts: [
      {
        title: 'Le soir',
        text: [
          'On a posé les tentes sur un replat, à dix minutes du sentier. Le guide a montré comment sentir d’où vient le vent : on mouille un doigt, et on tourne la porte de l’autre côté. Je croyais que c’était une blague.',
          'J’ai peu dormi. Un torrent fait plus de bruit qu’une rue. Vers trois heures je suis sortie, et il y avait assez d’étoiles pour voir mes mains.',
        ],
      },
      {
        title: 'La nuit',
        text: [
          'J’avais peur du froid, c’est le sol que j’ai senti. Le guide m’avait dit de mettre mes vêtements du lendemain au fond du duvet\u00a0: ils étaient chauds au matin, et mes pieds aussi. J’ai gardé l’astuce.',
          'À côté, quelqu’un ronflait. J’avais des bouchons d’oreilles dans la poche, parce que la liste reçue avant le départ en parlait. C’est bête, mais c’est ce qui m’a fait dormir de quatre à six.',
        ],
      },
      {
        title: 'Le matin',
        text: [
          'À six heures, le café chauffait. Personne ne parlait. J’ai compris pourquoi les gens recommencent.',
          'On a plié, balayé du pied l’herbe couchée, et ramassé ce que d’autres avaient laissé. Dix minutes plus tard, on ne voyait plus que nous avions dormi là. C’est la partie dont je suis la plus fière.',
        ],
      },
    ],
  },
  {
    slug: 'compter-le-co2-d-un-trajet',
    photo: sitePhoto({
      name: 'crete-verte-lumiere-01.jpg',
      width: 1600,
      height: 1067,
      alt: 'Silhouette sur une crête verdoyante baignée de lumière dorée',
      focalPoint: '50% 45%',
    }),
    expeditions: 'vélo',
    category: 'engagement-responsable',
    date: '2026-07-22',
    title: 'Comment nous comptons le CO₂ d’un trajet',
    summary: 'La méthode, les facteurs et ce que nos chiffres ne disent pas.',
    parts: [
      {
        title: 'La méthode',
        text: [
          'Pour chaque ville de départ, nous prenons la distance par le rail jusqu’à la gare d’arrivée et la multiplions par un facteur d’émission par kilomètre et par personne. Les derniers kilomètres, en car ou en minibus, sont ajoutés.',
          'La voiture est comptée avec deux personnes à bord. L’avion n’est comparé que là où une ligne existe.',
        ],
      },
      {
        title: 'Pourquoi des gares plutôt que des aéroports',
        text: [
          'Sur une aventure de quelques jours, le trajet pèse presque tout. Changer de repas ou de duvet ne change rien à l’échelle d’un vol. Voilà pourquoi nous choisissons d’abord le point de départ, et l’itinéraire ensuite\u00a0: une gare, un car, puis le sentier.',
          'Quand aucun train ne va jusqu’au bout, nous l’écrivons. Un ferry émet bien plus qu’un train par kilomètre\u00a0: les aventures qui en prennent un le disent, et leur note d’impact en tient compte.',
        ],
      },
      {
        title: 'Les limites',
        text: [
          'Un facteur est une moyenne : un train diesel émet plus qu’un train électrique. Nos chiffres servent à comparer deux trajets, pas à les additionner au gramme près.',
          'Tous les facteurs sont publiés sur la page « Notre raison d’être », avec leur source ou le mot x. Si tu en connais un meilleur, écris-nous\u00a0: nous corrigeons, et nous datons la correction.',
        ],
      },
    ],
  },
  {
    slug: 'une-guide-au-micro',
    photo: sitePhoto({
      name: 'cordee-brume-01.jpg',
      width: 1600,
      height: 1071,
      alt: 'Un groupe de marcheurs fait une pause sur une crête rocheuse dans la brume',
      focalPoint: '55% 60%',
    }),
    expeditions: 'alpinisme',
    category: 'podcasts',
    date: '2026-06-18',
    title: 'Une guide au micro : décider de faire demi-tour',
    summary: 'Transcription d’une conversation sur le renoncement, à cent mètres d’un col.',
    parts: [
      {
        title: '« Le col sera là l’an prochain »',
        text: [
          'On me demande souvent comment je décide. En fait, la décision se prend tôt : je fixe une heure le matin, et à cette heure-là on redescend, où que l’on soit.',
          'Ce jour-là, il restait cent mètres. Le vent avait tourné, deux personnes grelottaient. J’ai annoncé le demi-tour comme j’annonce le pique-nique, sans dramatiser. Le soir, c’est le plus pressé du groupe qui m’a remerciée.',
        ],
      },
      {
        title: 'Les signes que je regarde',
        text: [
          'Le vent qui tourne, les conversations qui s’arrêtent, quelqu’un qui ne boit plus. Aucun de ces signes ne suffit seul. Deux ensemble, je ralentis. Trois, je regarde ma montre autrement.',
          'Et je me regarde aussi. Un guide fatigué prend des raccourcis dans sa tête. Alors je dis à voix haute ce que je vois\u00a0: si ma phrase sonne faux, c’est que je me raconte une histoire.',
        ],
      },
      {
        title: 'Ce que j’en dis au groupe',
        text: [
          'Je donne l’heure de demi-tour au petit déjeuner. Quand elle sonne, ce n’est plus moi qui décide : c’est ce que nous avions dit ensemble.',
          'Renoncer n’est pas échouer. Ce qui rate une journée, ce n’est pas le col manqué, c’est une descente dans la nuit. On est rentrés à l’heure de la soupe, et deux d’entre eux sont revenus l’été suivant. On a passé le col.',
        ],
      },
    ],
  },
  {
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
    title: 'Des rendez-vous calés sur les trains de nuit',
    summary: 'Plusieurs départs commencent désormais à neuf heures, au pied du train.',
    parts: [
      {
        title: 'Ce qui change',
        text: [
          'Sur les aventures desservies par un train de nuit, le rendez-vous passe à neuf heures, à la gare, avec un petit déjeuner. Tu gagnes une journée, et une nuit d’hôtel.',
          'Les heures exactes figurent sur la fiche de chaque aventure, dans la partie consacrée au train.',
        ],
      },
      {
        title: 'Dormir dans un train, mode d’emploi',
        text: [
          'Réserve dès que les ventes ouvrent, et prends une couchette du bas si tu montes tard\u00a0: on s’y installe sans réveiller personne. Garde avec toi une gourde, un pull et de quoi manger, car toutes les voitures n’ont pas de bar.',
          'Ton gros sac passe sous la couchette ou au-dessus de la porte. Les bâtons se plient, les crampons restent au fond.',
        ],
      },
      {
        title: 'Et si le train a du retard\u00a0?',
        text: [
          'Le guide a ton numéro et suit les arrivées. Un groupe n’est jamais parti sans quelqu’un qui était dans le train\u00a0: au pire, la première étape raccourcit, et le pique-nique se prend à la gare.',
        ],
      },
    ],
  },
]
