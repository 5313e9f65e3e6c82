import { number } from '#web/lib/format/format.ts'
import { sitePhoto } from '#web/lib/site/sitePhoto.ts'
import type { familyFigures } from '#web/pages/content/family.rules.ts'

export const family = {
  title: 'Famille et enfants',
  intro:
    'Des aventures au rythme des enfants\u00a0: étapes courtes, nuits dehors, et un guide qui a l’habitude.',
  photo: sitePhoto({
    name: 'famille-balade-foret-01.jpg',
    width: 1000,
    height: 1125,
    alt: 'Une famille marche main dans la main sur un chemin forestier',
    focalPoint: '50% 62%',
  }),
  filter: 'Choisir dans le catalogue',
  withoutParents: 'Sans les parents',
  figures: (count: number, { youngest, stays }: ReturnType<typeof familyFigures>) => [
    { value: number(count), label: 'aventures pensées pour eux' },
    ...(youngest === undefined ? [] : [{ value: `${youngest} ans`, label: 'pour la plus accessible' }]),
    ...(stays
      ? [{ value: `${stays.shortest} à ${stays.longest}`, label: 'jours, à choisir selon les vacances' }]
      : []),
    { value: '2 à 4\u00a0h', label: 'par étape, avec quelque chose à découvrir au bout' },
  ],
  parts: [
    {
      title: 'Une journée à leur hauteur',
      text: [
        'Le matin, on plie le camp sans se presser. Puis deux à quatre heures sur le chemin ou sur l’eau, coupées en petits morceaux, avec une baignade, une cabane ou un animal au bout.',
        'Le soir, un repas chaud, toujours. Et un plan pour les jours de pluie, que le guide garde dans sa poche.',
      ],
      photo: sitePhoto({
        name: 'kayaks-plage-lac-01.jpg',
        width: 1440,
        height: 810,
        alt: 'Quatre kayaks jaunes et bleus posés sur une plage de galets',
        focalPoint: '45% 60%',
      }),
    },
    {
      title: 'Ce que tu n’as pas à chercher',
      text: [
        'L’âge minimal est écrit sur chaque carte et tient compte de l’activité. Le matériel existe à leur taille\u00a0:',
      ],
      list: [
        'gilets, harnais et casques pour l’eau, la roche et la neige',
        'sacs de couchage d’enfant pour les nuits dehors',
        'vélos, sacoches et remorques quand on roule',
      ],
      photo: sitePhoto({
        name: 'alpages-ete-01.jpg',
        width: 1280,
        height: 853,
        alt: 'Sapins et falaises verdoyantes dans les Alpes en été',
        focalPoint: '55% 50%',
      }),
    },
    {
      title: 'Partir sans les parents',
      text: [
        'Sur ces départs, les enfants voyagent entre eux avec un guide et un animateur diplômé, dès l’âge indiqué. Nous les accueillons à la gare et donnons des nouvelles chaque soir.',
      ],
      photo: sitePhoto({
        name: 'kayak-silhouette-soleil-01.jpg',
        width: 1600,
        height: 1067,
        alt: 'Silhouette d’un kayakiste devant un coucher de soleil flamboyant',
        focalPoint: '55% 62%',
      }),
    },
  ],
}
