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
        title: 'Le matin',
        text: [
          'À six heures, le café chauffait. Personne ne parlait. J’ai compris pourquoi les gens recommencent.',
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
        title: 'Les limites',
        text: [
          'Un facteur est une moyenne : un train diesel émet plus qu’un train électrique. Nos chiffres servent à comparer deux trajets, pas à les additionner au gramme près.',
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
        title: 'Ce que j’en dis au groupe',
        text: [
          'Je donne l’heure de demi-tour au petit déjeuner. Quand elle sonne, ce n’est plus moi qui décide : c’est ce que nous avions dit ensemble.',
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
    ],
  },
]
