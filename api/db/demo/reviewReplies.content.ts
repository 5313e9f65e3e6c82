/** Replies of guides: the expedition, the author of the review, the reply. */
export const replies: [slug: string, firstName: string, body: string][] = [
  [
    'balcons-de-la-vanoise',
    'Soraya',
    'Merci Soraya ! L’Arpont est vieux et serré, c’est vrai. Depuis cet été je glisse des bouchons d’oreilles dans la trousse du groupe, et je demande le petit dortoir quand il est libre.',
  ],
  [
    'balcons-de-la-vanoise',
    'Mathilde',
    'Merci Mathilde. Renoncer à une étape est ce qu’il y a de plus difficile à faire accepter, et tu as souri sous la pluie : à refaire par grand beau.',
  ],
  [
    'igloo-et-raquettes-en-chartreuse',
    'Damien',
    'Début avril, la neige décide pour nous. J’ai avancé la dernière date de la saison d’une semaine : l’igloo tiendra mieux, et la poudreuse des photos aussi.',
  ],
  [
    'gr20-nord-l-essentiel',
    'Nadège',
    'La mi-juin est devenue très fréquentée, tu as raison. Nous partons désormais le dimanche plutôt que le samedi : une étape d’avance sur la foule, et personne à la fontaine.',
  ],
  [
    'verdon-du-canyon-au-lac',
    'Gautier',
    'Je comprends ta déception. Le débit n’est connu que la veille, mais je l’annonce maintenant dès l’inscription, avec le plan B et la possibilité de changer de date sans frais.',
  ],
  [
    'baie-de-somme-a-velo',
    'Grégory',
    'Cinq dans la roulotte, c’était trop : elle est désormais réservée à trois personnes. Merci de l’avoir dit, et de l’avoir dit gentiment.',
  ],
  [
    'kayak-dans-l-archipel-de-sankt-anna',
    'Clovis',
    'Deux jours de vent de sud-ouest, du jamais vu en sept ans. Ta soupe de poisson, elle, est entrée au carnet de bord.',
  ],
  [
    'les-trois-frontieres-a-ski',
    'Solveig',
    'La panne est de notre faute. Chaque fixation est maintenant contrôlée au départ et nous portons deux jeux de pièces pour chaque modèle. Ta place t’attend si tu veux retenter.',
  ],
  [
    'le-grand-glacier-d-aletsch-en-famille',
    'Bérénice',
    'On ne monte pas sur un glacier sous l’orage, même triste. Le prochain groupe a une journée de réserve en fin de séjour : le glacier aura deux chances.',
  ],
]
