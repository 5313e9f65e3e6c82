import { number } from '#web/lib/format/format.ts'

/** « 0,02769 »: a factor with all its digits. */
export const factor = (value: number): string => String(value).replace('.', ',')

export const carbonMethod = {
  title: 'Comment nous comptons le carbone',
  intro:
    'Chaque kilo de l’étiquette carbone vient d’une formule, et chaque formule d’un facteur de cette page. Rien d’autre n’entre dans le calcul.',
  rules: [
    'Tout est par voyageur, aller et retour compris, en kilos de CO₂ équivalent.',
    'Une ligne est arrondie au dixième de kilo\u00a0; le total, le bas et le haut de la fourchette sont les sommes des lignes arrondies.',
    'La fourchette est le pire des cas dans les deux sens, pas une statistique\u00a0: plus ou moins 20\u00a0% pour un facteur officiel, 50\u00a0% pour une hypothèse de transport.',
    'Repas\u00a0: deux par jour moins un, moitié végétariens quand l’aventure ne dit rien d’autre, et un petit-déjeuner par nuit.',
    'Le guide dort et mange comme toi, et conduit jusqu’au départ\u00a0: le groupe partage.',
    'Ce qui manque à une aventure n’est pas deviné\u00a0: la ligne dit «\u00a0non comptée\u00a0», et le total le dit aussi.',
  ],
  transports: 'Trains, cars et ferries',
  others: 'Pour comparer, et sur place',
  nights: 'Nuits',
  meals: 'Repas',
  work: 'Guide et agence',
  perKm: 'kg par km',
  perNight: 'kg par nuit',
  perMeal: 'kg par repas',
  value: 'Valeur',
  what: 'Poste',
  source: 'Source',
  sources: {
    plane: 'ADEME, avion avec traînées',
    car: 'ADEME, voiture\u00a0; à deux, divisée par deux',
  },
  words: {
    ranged: (value: number, low: number, high: number) =>
      `${factor(value)} (${factor(low)} à ${factor(high)})`,
    plane: (underKm: number) =>
      Number.isFinite(underKm) ? `Avion, moins de ${number(underKm)}\u00a0km` : 'Avion, au-delà',
    car: 'Voiture',
    van: 'Minibus, partagé par le groupe',
    vegetarian: 'Repas végétarien',
    withMeat: 'Repas moyen',
    highestMeal: 'Haut de la fourchette',
    breakfast: 'Petit-déjeuner',
    guide: 'Trajet du guide',
    kilometres: (km: number) => `${km}\u00a0km en voiture`,
    agency: 'Agence, par jour d’aventure',
    nights: {
      bivouac: 'Bivouac',
      cabane: 'Cabane',
      camp: 'Camp',
      insolite: 'Hébergement insolite',
      auberge: 'Auberge',
      gite: 'Gîte',
      refuge: 'Refuge',
      chambre: 'Chambre d’hôtes',
      hotel: 'Hôtel',
    },
  },
}
