/** Other names of values, folded, in the singular or not; a service without the value has none of them. */
export const countrySynonyms: Record<string, string> = {
  GB: 'grande bretagne, angleterre, ecosse',
}

export const categorySynonyms: Record<string, string> = {
  'a-pied': 'rando, randonnee, marche, a pied, pedestre, randonner, marcher',
  'a-velo': 'velo, a velo, bicyclette, cyclo',
  'lacs-et-rivieres': 'lac, riviere, fleuve, eau douce',
  'mers-et-oceans': 'mer, ocean, littoral, plage',
  'avec-des-animaux': 'animal, animaux',
}

export const activitySynonyms: Record<string, string> = {
  'kayak-de-mer': 'kayak',
  'chiens-de-traineau': 'chien de traineau, traineau, husky, huskies, musher',
  raquettes: 'raquette a neige',
  'observation-de-la-faune': 'loup, ours, faune, animaux sauvages, bouquetin, chamois, renne',
  astronomie: 'etoile, voie lactee, ciel etoile',
  'aurores-boreales': 'aurore',
  'construction-d-igloo': 'igloo',
  'randonnee-avec-un-ane': 'rando avec un ane, ane',
  canyoning: 'canyon',
  voile: 'voilier',
  speleologie: 'grotte, speleo',
  volcanologie: 'volcan',
  'stand-up-paddle': 'paddle',
  'photographie-nature': 'photo, photographie',
}
