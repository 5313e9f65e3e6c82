/** Things to pack for every trip. */
export const always = {
  title: 'Dans tous les sacs',
  items: [
    'pièce d’identité, carte Vitale, attestation d’assurance',
    'trois couches : une qui sèche vite, une chaude, une contre le vent et la pluie',
    'un jeu de vêtements de rechange, des chaussettes pour la nuit',
    'deux gourdes, 1,5 litre au moins',
    'lampe frontale et piles',
    'crème solaire, lunettes, casquette ou bonnet',
    'tes médicaments, ta pharmacie personnelle',
    'un sac-poubelle solide, pour garder les affaires au sec',
    'téléphone chargé, batterie de secours, billet de train hors ligne',
  ],
}

export const abroad = 'carte européenne d’assurance maladie'

/** By the nights of a trip, with the names of accommodations. */
export const byNights: { title: string; accommodations: string[]; items: string[] }[] = [
  {
    title: 'Pour les nuits sous la tente ou en cabane',
    accommodations: ['Bivouac', 'Camp fixe sous tente', 'Cabane non gardée', 'Igloo', 'Tipi', 'Yourte'],
    items: [
      'sac de couchage et matelas, à toi ou loués',
      'gobelet, couverts et couteau',
      'papier et briquet',
    ],
  },
  {
    title: 'Pour les nuits en refuge ou en gîte',
    accommodations: ['Refuge gardé', 'Gîte d’étape', 'Auberge', 'Cabane gardée', 'Ferme-auberge'],
    items: ['drap de sac', 'serviette légère', 'bouchons d’oreilles', 'chaussures légères pour le soir'],
  },
]

/** By activity, with their slugs. */
export const byActivity: { title: string; activities: string[]; items: string[] }[] = [
  {
    title: 'Pour marcher',
    activities: ['randonnee', 'trek', 'a-pied', 'cani-rando', 'randonnee-avec-un-ane', 'volcanologie'],
    items: ['chaussures de marche déjà portées', 'bâtons', 'sac à dos avec sa housse de pluie'],
  },
  {
    title: 'Pour la neige et le froid',
    activities: [
      'neige',
      'raquettes',
      'pulka',
      'ski-de-randonnee',
      'ski-de-randonnee-nordique',
      'construction-d-igloo',
      'chiens-de-traineau',
      'randonnee-glaciaire',
      'aurores-boreales',
    ],
    items: [
      'gants chauds et une paire de rechange',
      'bonnet et tour de cou',
      'veste chaude et surpantalon imperméable',
      'chaussures imperméables, guêtres',
      'masque ou lunettes de catégorie 4',
    ],
  },
  {
    title: 'Sur l’eau',
    activities: [
      'kayak-de-mer',
      'canoe',
      'packraft',
      'rafting',
      'nage-en-eau-vive',
      'canyoning',
      'snorkeling',
      'surf',
      'voile',
      'stand-up-paddle',
    ],
    items: [
      'maillot de bain et serviette',
      'chaussures fermées qui peuvent être mouillées',
      'tee-shirt à manches longues contre le soleil',
      'cordon pour les lunettes',
    ],
  },
  {
    title: 'À vélo',
    activities: ['a-velo', 'bikepacking', 'cyclotourisme', 'gravel', 'vtt'],
    items: ['cuissard, gants', 'casque à ta taille', 'coupe-vent visible', 'chambre à air de ta roue'],
  },
  {
    title: 'Sur la corde et sous terre',
    activities: ['alpinisme', 'escalade', 'via-ferrata', 'speleologie'],
    items: ['gants fins', 'pantalon qui laisse lever le genou', 'cheveux attachés, pas de bague'],
  },
  {
    title: 'Pour l’eau chaude',
    activities: ['sauna', 'bains-chauds'],
    items: ['maillot de bain', 'serviette', 'sandales'],
  },
]
