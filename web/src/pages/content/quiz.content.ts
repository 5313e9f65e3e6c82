export const quiz = {
  title: 'Quel est ton niveau ?',
  intro:
    'Huit questions, une minute. Tes réponses restent dans l’adresse de la page : elles ne nous sont pas envoyées.',
  progress: (place: number) => `Question ${place} sur 8`,
  progressLabel: 'Avancement du test',
  back: 'Précédente',
  next: 'Suivante',
  finish: 'Voir mon niveau',
  review: 'Revoir mes réponses',
  noScript: 'Le test a besoin de JavaScript. Les cinq niveaux sont décrits ci-dessous.',
  result: (level: number, label: string) => `Niveau ${level} sur 5 : ${label}`,
  strong: 'Ce qui te porte',
  weak: 'Ce qui demande de l’entraînement',
  see: (level: number) => `Voir les aventures de niveau ${level}`,
  restart: 'Recommencer',
  loading: 'Les aventures arrivent…',
  within: 'Dans tes cordes',
  challenge: 'Petit défi',
  challengeIntro: (level: number) => `Un cran au-dessus, au niveau ${level} : à préparer, pas à subir.`,
  levels: 'Les cinq niveaux',
}

/** The first three are about effort: see the rule. */
export const questions = [
  {
    question: 'Combien d’heures peux-tu marcher dans une journée ?',
    topic: 'tes heures de marche',
    options: ['Deux ou trois', 'Quatre ou cinq', 'Six ou sept', 'Huit ou plus'],
  },
  {
    question: 'Quelle montée fais-tu en une journée sans t’épuiser ?',
    topic: 'le dénivelé',
    options: ['Moins de 300 m', 'Environ 500 m', 'Environ 800 m', 'Plus de 1 200 m'],
  },
  {
    question: 'Combien de fois par semaine fais-tu du sport ?',
    topic: 'ton entraînement',
    options: ['Rarement', 'Une fois', 'Deux ou trois fois', 'Quatre fois ou plus'],
  },
  {
    question: 'Quel sac portes-tu sans difficulté ?',
    topic: 'le poids du sac',
    options: ['Une gourde', 'Un sac de 5 kg', 'Un sac de 10 kg', 'Un sac de 15 kg'],
  },
  {
    question: 'Combien de jours d’effort enchaînes-tu ?',
    topic: 'les jours de suite',
    options: ['Un', 'Deux', 'Trois à cinq', 'Une semaine ou plus'],
  },
  {
    question: 'Sur un sentier étroit au-dessus du vide, tu…',
    topic: 'ton aisance en terrain raide',
    options: ['fais demi-tour', 'passes avec de l’aide', 'passes lentement', 'passes comme ailleurs'],
  },
  {
    question: 'Où dors-tu volontiers ?',
    topic: 'le confort de la nuit',
    options: [
      'Dans un lit, au calme',
      'En gîte',
      'En refuge, en dortoir',
      'Sous la tente, par tous les temps',
    ],
  },
  {
    question: 'Il pleut toute la journée. Tu…',
    topic: 'la météo',
    options: ['restes à l’abri', 'sors une heure', 'marches si le groupe marche', 'marches comme prévu'],
  },
]
