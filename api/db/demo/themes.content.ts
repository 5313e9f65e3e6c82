import { type DemoTheme, placeThemes } from '#api/db/demo/themesByPlace.content.ts'

/** The last group is empty and one theme has no photograph: pages must leave them out. */
export const themeGroups: { id: string; name: string; themes: DemoTheme[] }[] = [
  {
    id: 'neige',
    name: 'Neige',
    themes: [
      {
        path: 'neige/laponie',
        name: 'Neige en Laponie',
        intro:
          'Là-haut, l’hiver n’est pas une saison, c’est une façon de vivre. Tu apprends à lire la lumière de trois heures de l’après-midi, à conduire un traîneau et à aimer le sauna. Quand le ciel se dégage, il arrive qu’il bouge.',
        bannerPhotoName: 'massif-neige-crepuscule-01.jpg',
        filters: {
          region: 'laponie',
          activities: [
            'raquettes',
            'chiens-de-traineau',
            'construction-d-igloo',
            'pulka',
            'ski-de-randonnee-nordique',
          ],
        },
      },
      {
        path: 'neige/raquettes-et-igloos',
        name: 'Raquettes et igloos',
        intro:
          'Si tu sais marcher, tu sais déjà faire des raquettes. Le reste s’apprend en route : choisir sa neige, tailler un bloc, dormir au chaud dans ce que tu viens de construire.',
        bannerPhotoName: 'sommets-enneiges-aube-01.jpg',
        filters: { activities: ['raquettes', 'construction-d-igloo'] },
      },
      {
        path: 'neige/ski-de-randonnee',
        name: 'Ski de randonnée',
        intro:
          'Pas de remontées, pas de musique : seulement le bruit des peaux sur la neige. Tu montes à ton rythme, tu descends une fois, et tu te souviens de chaque virage. Nos guides lisent le manteau neigeux avant de lire la carte.',
        bannerPhotoName: 'crete-enneigee-nuages-01.jpg',
        filters: { activities: ['ski-de-randonnee', 'ski-de-randonnee-nordique'] },
      },
      {
        path: 'neige/chiens-de-traineau',
        name: 'Chiens de traîneau',
        intro:
          'Tu apprends les prénoms des chiens avant ceux du groupe. Ensuite tu nourris, tu harnaches et tu conduis toi-même, car un attelage se mérite. Nos mushers vivent avec leurs chiens toute l’année.',
        bannerPhotoName: null,
        filters: { activities: ['chiens-de-traineau', 'cani-rando'] },
      },
    ],
  },
  {
    id: 'a-pied',
    name: 'À pied',
    themes: [
      {
        path: 'a-pied/treks',
        name: 'Les grands treks',
        intro:
          'Plusieurs jours sans revenir sur tes pas : c’est à partir du troisième que la tête se vide. Tu portes peu, tu manges bien, et chaque soir le paysage a changé.',
        bannerPhotoName: 'cordee-brume-01.jpg',
        filters: { activities: ['trek'] },
      },
      {
        path: 'a-pied/bivouac',
        name: 'Dormir dehors',
        intro:
          'Une bâche, un réchaud, un coin plat : il en faut moins que tu ne crois. Nos guides t’apprennent à choisir l’endroit, à le laisser intact et à passer une bonne nuit. Le réveil, c’est le soleil qui s’en charge.',
        bannerPhotoName: 'table-orientation-soir-01.jpg',
        filters: { activities: ['bivouac'] },
      },
      {
        path: 'a-pied/haute-montagne',
        name: 'Premiers pas en haute montagne',
        intro:
          'Crampons aux pieds et corde entre nous, tu découvres un monde où l’on parle moins et où l’on regarde mieux. Pas besoin d’exploit : un guide diplômé, un petit groupe, et le temps d’apprendre.',
        bannerPhotoName: 'lac-alpin-rochers-01.jpg',
        filters: { activities: ['alpinisme', 'escalade', 'randonnee-glaciaire', 'via-ferrata'] },
      },
      {
        path: 'a-pied/vie-sauvage',
        name: 'Sur la piste des animaux',
        intro:
          'Observer, c’est d’abord savoir attendre. Tu marches tôt, tu parles bas, tu lis les traces dans la boue ou sur le sable. Et quand rien ne vient, il reste le paysage.',
        bannerPhotoName: 'lac-foret-automne-01.jpg',
        filters: { activities: ['observation-de-la-faune'] },
      },
    ],
  },
  {
    id: 'sur-l-eau',
    name: 'Sur l’eau',
    themes: [
      {
        path: 'sur-l-eau/kayak-de-mer',
        name: 'Kayak de mer',
        intro:
          'À hauteur d’eau, une côte que tu croyais connaître devient une terre nouvelle. Tu glisses d’île en île, tu cuisines sur le sable et tu apprends à composer avec la marée. Aucune expérience n’est demandée, juste l’envie de ramer à deux.',
        bannerPhotoName: 'kayak-mer-arctique-01.jpg',
        filters: { activities: ['kayak-de-mer'] },
      },
      {
        path: 'sur-l-eau/rivieres',
        name: 'Canoë, packraft et eau vive',
        intro:
          'Une rivière fait la moitié du travail ; à toi de choisir si tu préfères qu’elle chante ou qu’elle gronde. Canoë tranquille, packraft ou saut dans une vasque : le casque est fourni, le sourire vient tout seul.',
        bannerPhotoName: 'kayak-riviere-bleu-01.jpg',
        filters: { activities: ['canoe', 'packraft', 'rafting', 'canyoning', 'nage-en-eau-vive'] },
      },
      {
        path: 'sur-l-eau/surf-et-snorkeling',
        name: 'Dans les vagues et dessous',
        intro:
          'Debout sur une planche ou le masque dans l’eau, tu passes la journée salé et content. Nos moniteurs commencent toujours par la même leçon : regarder la mer longtemps avant d’y entrer.',
        bannerPhotoName: 'plage-houle-01.jpg',
        filters: { activities: ['surf', 'snorkeling'] },
      },
    ],
  },
  {
    id: 'a-velo',
    name: 'À vélo',
    themes: [
      {
        path: 'a-velo/voyages',
        name: 'Voyager à vélo',
        intro:
          'C’est la bonne vitesse : assez lente pour saluer, assez rapide pour changer de pays. Tes sacoches portent peu, tes jambes font le reste, et la guide connaît toutes les boulangeries.',
        bannerPhotoName: 'vallon-vert-soleil-01.jpg',
        filters: { activities: ['cyclotourisme', 'gravel', 'bikepacking'] },
      },
    ],
  },
  { id: 'destinations', name: 'Par destination', themes: placeThemes },
  {
    id: 'en-famille',
    name: 'En famille',
    themes: [
      {
        path: 'en-famille/ete',
        name: 'L’été en famille',
        intro:
          'Des étapes à la taille de leurs jambes, des guides qui savent raconter, et toi qui n’as rien à organiser. Tu repars avec des cailloux plein les poches et des enfants qui dorment dans le train.',
        bannerPhotoName: 'crete-verte-lumiere-01.jpg',
        filters: { family_friendly: true, vacation: 'ete' },
      },
      {
        path: 'en-famille/neige',
        name: 'La neige en famille',
        intro:
          'Pas de file d’attente ni de forfait : de la neige, des chiens, un igloo à finir avant la nuit. Tu joues dehors jusqu’à l’heure du chocolat, et eux aussi.',
        bannerPhotoName: 'sommet-rose-foret-01.jpg',
        filters: { family_friendly: true, vacation: 'hiver' },
      },
      {
        path: 'en-famille/sans-les-parents',
        name: 'Sans les parents',
        intro:
          'Ils partent avec un sac trop grand et reviennent avec une histoire trop longue. Tes enfants apprennent à faire du feu, à cuisiner pour douze et à se passer de toi une semaine. Nos directeurs de séjour sont diplômés et joignables.',
        bannerPhotoName: 'canoe-lac-soir-01.jpg',
        filters: { expedition_type: 'sans-les-parents' },
      },
      {
        path: 'en-famille/en-base-camp',
        name: 'Un camp de base pour rayonner',
        intro:
          'Tu poses tes sacs une seule fois, et l’aventure commence chaque matin devant la porte. C’est la formule la plus simple avec de jeunes enfants, ou pour une première fois.',
        bannerPhotoName: 'alpages-ete-01.jpg',
        filters: { expedition_type: 'en-base-camp' },
      },
    ],
  },
  {
    id: 'vacances',
    name: 'Pendant les vacances scolaires',
    themes: [
      {
        path: 'vacances/toussaint',
        name: 'À la Toussaint',
        intro:
          'Les sentiers sont vides, les forêts sont rousses et la lumière est basse. Tu profites de la plus belle quinzaine de l’année, celle que tout le monde oublie.',
        bannerPhotoName: 'montagnes-heure-doree-01.jpg',
        filters: { vacation: 'toussaint' },
      },
      {
        path: 'vacances/printemps',
        name: 'Au printemps',
        intro:
          'Les côtes se réveillent avant les sommets : c’est le moment de marcher au bord de l’eau ou de sortir les vélos. Tu prends un peu d’avance sur l’été.',
        bannerPhotoName: 'cycliste-route-collines-01.jpg',
        filters: { vacation: 'printemps' },
      },
    ],
  },
  { id: 'duree', name: 'Par durée', themes: [] },
]
