import { transportFactors } from '#rules/carbonFactors.content.ts'
import { counted, decimal, hours, number } from '#web/lib/format/format.ts'
import { sitePhoto } from '#web/lib/site/sitePhoto.ts'
import type { Counts } from '#web/pages/content/mission.rules.ts'

/** Grams of CO₂e for one person and one kilometre. */
export const emissionFactors = Object.values(transportFactors).map(
  ({ label, kgPerKm }) => [label, Math.round(kgPerKm * 100_000) / 100] as const,
)

/** Gear included in expeditions. */
export const lentGear = [
  ['Sur l’eau', ['kayaks', 'canoës', 'pagaies', 'jupes', 'gilets', 'casques', 'bidons étanches']],
  ['En altitude', ['crampons', 'piolet', 'baudrier', 'casque', 'longe']],
  ['Sur la neige', ['raquettes', 'skis', 'pulkas', 'DVA', 'pelle', 'sonde']],
  ['En canyon', ['combinaisons', 'casques', 'baudriers']],
  ['Au bivouac', ['tentes', 'tarps', 'matelas', 'réchauds', 'filtres à eau']],
  ['À vélo', ['vélos', 'sacoches', 'casques', 'remorques']],
] as const

const grams = (value: number) => `${String(value).replace('.', ',')} g`

type ReplyStats = { questionCount: number; repliedCount: number; medianHours: number | null }

const measured = ({ questionCount, repliedCount, medianHours }: ReplyStats) =>
  medianHours === null
    ? []
    : [
        `Sur ${counted(questionCount, 'question posée', 'questions posées')} sur le site, ${counted(repliedCount, 'a reçu', 'ont reçu')} la réponse d’un guide ou de l’agence, la moitié en ${hours(medianHours)} ou moins. Ces chiffres comptent toutes les questions publiées.`,
      ]

/** Without figures where the REST API does not count replies. */
export const replies = (stats: ReplyStats | null | undefined) => ({
  id: 'reponses',
  title: 'Une vraie personne te répond',
  text: [
    'Au téléphone, du lundi au vendredi, de 9 h à 18 h, hors jours fériés. Par écrit, sous chaque aventure, où le guide ou l’agence répond à ta question.',
    ...(stats ? measured(stats) : []),
  ],
})

type Figures = {
  replyStats: ReplyStats | null
  reviewStats: { average: number | null; count: number } | null
  expeditions: { totalCount: number; facets: { values: object[] }[] } | null
}

/** Figures of the service alone: one that it does not send is left out. */
function figures({ replyStats, reviewStats, expeditions }: Figures) {
  const countries = expeditions?.facets[0]?.values.length ?? 0
  return [
    ...(expeditions
      ? [{ value: number(expeditions.totalCount), label: 'aventures guidées, choisies par leur accès' }]
      : []),
    ...(countries > 0
      ? [{ value: number(countries), label: 'pays d’Europe, de la Corse à la Laponie' }]
      : []),
    ...(reviewStats?.average
      ? [
          {
            value: `${decimal(reviewStats.average)}/5`,
            label: `sur ${counted(reviewStats.count, 'avis publié', 'avis publiés')}, les mauvais aussi`,
          },
        ]
      : []),
    ...(replyStats?.medianHours
      ? [
          {
            value: hours(replyStats.medianHours),
            label: 'ou moins pour la moitié des réponses à tes questions',
          },
        ]
      : []),
  ]
}

/** Three pictures, each with a number counted over the whole catalogue. */
const proofs = ({ total, withoutFerry, guides, departuresLed, wellRated }: Counts) => [
  {
    photo: sitePhoto({
      name: 'alpages-ete-01.jpg',
      width: 1280,
      height: 853,
      alt: 'Sapins et falaises verdoyantes dans les Alpes en été',
      focalPoint: '55% 50%',
    }),
    value: `${number(withoutFerry)} sur ${number(total)}`,
    label: 'L’aventure commence à la gare',
    text: 'Autant d’aventures ont un trajet par les rails et la route, sans avion ni ferry. Chaque fiche donne la gare, les heures et les kilogrammes de CO₂e ; là où il faut un bateau, elle le dit.',
  },
  {
    photo: sitePhoto({
      name: 'amis-randonnee-01.jpg',
      width: 1600,
      height: 668,
      alt: 'Un groupe d’amis rit au pied de parois rocheuses pendant une randonnée',
      focalPoint: '50% 45%',
    }),
    value: counted(guides, 'guide', 'guides'),
    label: 'De petits groupes, des guides diplômés',
    text: `${departuresLed > 0 ? `Ils ont mené ${counted(departuresLed, 'départ', 'départs')} avec nous. ` : ''}Leurs fiches donnent leur diplôme, leur région et leurs langues. Le premier soir, ils connaissent chaque prénom.`,
  },
  {
    photo: sitePhoto({
      name: 'lac-alpage-automne-01.jpg',
      width: 1440,
      height: 960,
      alt: 'Un petit lac et des mélèzes dorés au pied des montagnes',
      focalPoint: '45% 60%',
    }),
    value: `${number(wellRated)} sur ${number(total)}`,
    label: 'Une note d’impact, pas un slogan',
    text: 'Autant d’aventures ont 4 ou 5 sur 5 en impact, selon les cinq critères publics ci-dessous. Les autres gardent leur note, affichée de la même façon.',
  },
]

export const mission = {
  figures,
  proofs,
  callBack: 'Demander un rappel',
  photo: sitePhoto({
    name: 'dolomites-passo-giau-01.jpg',
    width: 1600,
    height: 1067,
    alt: 'Un sommet des Dolomites flamboie au coucher du soleil',
    focalPoint: '50% 45%',
  }),
  title: 'Notre raison d’être',
  intro:
    'Faire partir plus de monde dehors, plus près, en moins polluant, avec des guides qui vivent de leur métier.',
  parts: [
    {
      id: 'carbone',
      title: 'Comment nous comptons le carbone',
      text: [
        'Depuis chaque ville, nous additionnons les kilomètres du trajet, étape par étape, et multiplions chaque étape par ce qu’émet son moyen de transport. Le total vaut pour une personne et un aller simple.',
        'La voiture compte deux personnes à bord et 142 g par kilomètre, sur la distance à vol d’oiseau allongée de 30 %. L’avion suit le facteur de l’ADEME, traînées de condensation comprises ; sous 300 km, il n’est pas compté.',
        'Les quatre premiers facteurs viennent de l’ADEME (Impact CO2), les autres sont nos hypothèses arrondies.',
      ],
      table: {
        summary: `Les ${emissionFactors.length} facteurs, moyen par moyen`,
        columns: ['Moyen de transport', 'CO₂e par personne et par km'],
        rows: emissionFactors.map(([mode, value]) => [mode, grams(value)] as const),
      },
    },
    {
      id: 'materiel',
      title: 'Le matériel que nous prêtons',
      text: [
        'Le matériel technique et de sécurité est contrôlé avant chaque départ. Tu apportes tes vêtements, tes chaussures et un sac : la liste est envoyée avec la confirmation.',
        'La page d’une aventure dit ce qui est compris. Selon l’activité, nous prêtons :',
      ],
      list: lentGear.map(([where, items]) => `${where} : ${items.join(', ')}`),
    },
    {
      title: 'Une note d’impact aux critères publics',
      text: ['Chaque aventure reçoit une note de 1 à 5. Elle vient de cinq critères, toujours les mêmes :'],
      list: [
        'l’accès sans avion ni ferry',
        'l’énergie des hébergements',
        'le nombre de personnes par véhicule sur place',
        'la part de nourriture locale',
        'la durée de vie du matériel',
      ],
    },
    {
      title: 'Des chiffres vrais',
      text: [
        'Les places restantes sont celles de l’inventaire, les avis sont ceux de participants, et nous n’affichons ni compte à rebours ni « dernière chance ». Si une aventure ne te convient pas, le test de niveau te le dira avant nous.',
      ],
    },
  ],
}
