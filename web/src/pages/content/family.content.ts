export const family = {
  title: 'Famille et enfants',
  intro: 'Des aventures au rythme des enfants : étapes courtes, nuits dehors, et un guide qui a l’habitude.',
  filter: 'Choisir dans le catalogue',
  withoutParents: 'Sans les parents',
  parts: [
    {
      title: 'Ce qui change avec des enfants',
      text: [],
      list: [
        'l’âge minimal est écrit sur chaque carte et tient compte de l’activité',
        'les étapes durent deux à quatre heures, avec une baignade, une cabane ou un animal au bout',
        'le matériel existe en taille enfant : gilets, harnais, sacs de couchage',
        'un repas chaud chaque soir, et un plan pour les jours de pluie',
      ],
    },
    {
      title: 'Partir sans les parents',
      text: [
        'Sur ces départs, les enfants voyagent entre eux avec un guide et un animateur diplômé, dès l’âge indiqué. Nous les accueillons à la gare et donnons des nouvelles chaque soir.',
      ],
    },
  ],
}
