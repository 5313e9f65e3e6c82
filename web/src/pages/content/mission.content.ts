import { sitePhoto } from '#web/lib/sitePhoto.ts'

export const mission = {
  photo: sitePhoto({
    name: 'lac-montagne-reflet-01.jpg',
    width: 1600,
    height: 900,
    alt: 'Une montagne et ses sapins se reflètent dans un lac immobile',
    focalPoint: '55% 50%',
  }),
  title: 'Notre raison d’être',
  intro:
    'Faire partir plus de monde dehors, plus près, en moins polluant, avec des guides qui vivent de leur métier.',
  parts: [
    {
      title: 'L’aventure commence à la gare',
      text: [
        'La plupart des gaz à effet de serre d’un voyage viennent du trajet. Nous choisissons donc nos départs par leur accès : chaque fiche indique la gare d’arrivée, les heures de train depuis plusieurs villes et les kilogrammes de CO₂e du trajet.',
        'Quand aucun train ne mène au départ, nous le disons, et la note d’impact le montre.',
      ],
    },
    {
      title: 'De petits groupes, des guides diplômés',
      text: [
        'Un groupe compte rarement plus de douze personnes. On marche sans faire la queue, on dort dans de petits refuges, et le guide connaît chaque prénom le premier soir.',
        'Tous nos guides ont le diplôme que leur activité demande. Leurs fiches donnent ce diplôme, leur région et leurs langues.',
      ],
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
