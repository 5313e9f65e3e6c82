const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** First words of the names of places, by the article that they take. */
const nouns = {
  masculine:
    'Bivouac Camp Cap Chalet Charmant Col Couloir Grand Lac Pas Pied Plan Point Pont Port Pré Puy Refuge Rifugio Roc Rocher Sommet',
  feminine:
    'Baie Brèche Cabane Calanque Clairière Crête Ferme-auberge Fenêtre Forêt Gare Hourquette Jasse Montagne Plage Pointe Prairie Station Tête Vacherie',
  elided: 'Aiguille Escalier Étang Hôtellerie Île',
  plural: 'Bergeries Chalets Gorges Lacs',
}

export type Preposition = 'to' | 'from' | 'none'

const prepositions: Record<Preposition, string> = { to: 'à ', from: 'de ', none: '' }

/** Prepositions merged with the article. */
const articles: Record<keyof typeof nouns, Record<Preposition, string>> = {
  masculine: { to: 'au ', from: 'du ', none: 'le ' },
  feminine: { to: 'à la ', from: 'de la ', none: 'la ' },
  elided: { to: 'à l’', from: 'de l’', none: 'l’' },
  plural: { to: 'aux ', from: 'des ', none: 'les ' },
}

/** Names that begin with an article merge it too: « Les Houches », « aux Houches ». */
const named: [article: string, merged: Record<Preposition, string>][] = [
  ['Le ', articles.masculine],
  ['Les ', articles.plural],
]

const withVowel = /^[aâàáäåæeéèêëiîïíoôóöœuûüú]/i

/** A place behind its preposition: « au Col d’Aussois », « de Dent Parrachée », « l’Île d’Arz ». */
export function placeWith(preposition: Preposition, label: string): string {
  const begun = named.find(([article]) => label.startsWith(article))
  if (begun && preposition !== 'none') return `${begun[1][preposition]}${label.slice(begun[0].length)}`
  const [first = ''] = label.split(/[\s’]/)
  for (const kind of ['masculine', 'feminine', 'elided', 'plural'] as const)
    if (nouns[kind].split(' ').includes(first)) return `${articles[kind][preposition]}${label}`
  if (preposition === 'from' && withVowel.test(label)) return `d’${label}`
  return prepositions[preposition] + label
}

const bearings = [
  'le nord',
  'le nord-est',
  'l’est',
  'le sud-est',
  'le sud',
  'le sud-ouest',
  'l’ouest',
  'le nord-ouest',
]

export const routeWords = {
  head: (day: number, km: number) => `Jour ${day}\u00a0: ${number.format(km)}\u00a0km`,
  metres: (metres: number) => `${number.format(metres)}\u00a0m`,
  ascent: (metres: string) => `${metres} de montée`,
  descent: (metres: string) => `${metres} de descente`,
  flat: 'à plat',
  gentle: 'douce',
  regular: 'régulière',
  steep: 'raide',
  towards: (eighth: number) => `vers ${bearings[eighth]}`,
  loop: 'en boucle',
  until: (place: string) => `jusqu’${place}`,
  back: (place: string) => `et retour ${place}`,
  passing: (from: string, passed: string, end: string) => `${from}, tu passes ${passed}, puis ${end}`,
  climb: (place: string) => `tu montes ${place}`,
  descend: (place: string) => `tu descends ${place}`,
  arrive: (place: string) => `tu arrives ${place}`,
  comeBack: (place: string) => `tu reviens ${place}`,
  list: (last: string, before: string) => (before ? `${before} et ${last}` : last),
}
