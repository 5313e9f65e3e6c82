/** Reviews that wait for a decision, the oldest first; authors are fictitious. */
export const pendingReviews = [
  {
    author: 211,
    rating: 2,
    daysAgo: 6,
    text: 'Le paysage était superbe, mais la navette du premier jour nous a attendus au mauvais arrêt. Une heure de perdue, et personne au téléphone.',
  },
  {
    author: 57,
    rating: 5,
    daysAgo: 3,
    text: 'Notre fils de dix ans portait la carte, et le guide le laissait se tromper un peu. Il en parle encore tous les soirs.',
  },
  {
    author: 133,
    rating: 4,
    daysAgo: 1,
    text: 'Groupe calme, étapes bien dosées, repas copieux. Si tu as des questions sur le matériel, appelle-moi au 06 12 34 56 78.',
  },
]
