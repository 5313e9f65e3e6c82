/** Gear to hire: sold on the trips whose text leaves it out. The price is that of the text, where it has one. */
export const gear = [
  {
    code: 'duvet-matelas',
    leftOut: /duvet et le matelas/,
    label: 'Duvet et matelas',
    description: 'Un duvet chaud et un matelas isolant, propres, remis le premier jour.',
    euros: 25,
  },
  {
    code: 'duvet',
    leftOut: /duvet(?! et le matelas)/,
    label: 'Duvet',
    description: 'Adapté aux nuits de l’aventure, avec un drap de sac, remis le premier jour.',
    euros: 20,
  },
  {
    code: 'sac-a-dos',
    leftOut: /sac à dos(?! d’enfant)/,
    label: 'Sac à dos',
    description: 'Un sac de 45 litres, réglé à ta taille avec le guide.',
    euros: 18,
  },
  {
    code: 'chaussures-alpinisme',
    leftOut: /chaussures d’alpinisme/,
    label: 'Chaussures d’alpinisme',
    description: 'À ta pointure, essayées la veille du départ.',
    euros: 60,
  },
  {
    code: 'combinaison',
    leftOut: /combinaison néoprène/,
    label: 'Combinaison néoprène',
    description: 'À ta taille, utile quand l’eau fraîchit.',
    euros: 12,
  },
  {
    code: 'velo-gravel',
    leftOut: /vélo gravel/,
    label: 'Vélo gravel',
    description: 'Avec sacoches et nécessaire de réparation, pour toute l’aventure.',
    euros: 180,
  },
  {
    code: 'skis',
    leftOut: /skis de randonnée/,
    label: 'Skis de randonnée',
    description: 'Avec peaux, couteaux et bâtons, pour toute l’aventure.',
    euros: 190,
  },
]

/** Gear to hire by activity, unless the trip includes it. */
export const gearOfActivities = [
  {
    code: 'batons',
    activity: 'Trek',
    included: /bâtons/,
    label: 'Bâtons de marche',
    description: 'Une paire réglable, rendue le dernier jour.',
    euros: 12,
  },
  {
    code: 'jumelles',
    activity: 'Observation de la faune',
    included: /jumelles|naturaliste/i,
    label: 'Jumelles',
    description: 'Des 8 × 32 légères, pour voir sans déranger.',
    euros: 10,
  },
]

export const singleRoom = {
  code: 'chambre-individuelle',
  label: 'Chambre individuelle',
  description: 'Une chambre pour toi seul, les nuits qui ne se passent ni en refuge ni sous la tente.',
  eurosPerNight: 30,
}
