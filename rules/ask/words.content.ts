/** Folded words of French that the rules read, numbered from the first. */
const numbered = (first: number, text: string): Record<string, number> =>
  Object.fromEntries(text.split(' ').map((word, index) => [word, index + first]))

export const monthNames = numbered(
  1,
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
)

/** First month of each season. */
export const seasonMonths: Record<string, number> = { printemps: 3, ete: 6, automne: 9, hiver: 12 }

export const numberWords: Record<string, number> = {
  une: 1,
  premier: 1,
  vingt: 20,
  trente: 30,
  ...numbered(1, 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'),
}

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** In the singular where their plural ends in s or x. */
const fillers = words(`
  a ai aie aime aller alors au aussi avec avoir avons bien bonjour c ce cela cet cette chez chose comme comment cote d
  dans de depart du elle en entre envie environ est et etre etc faire fais fait faut fera font il idee j je juste l la
  le leur ma mais me merci moi mon n ne nos notre nous on or ou par part pendant personne plutot possible pour pourrait
  pres proche qu quand que quel quelle quelque qui quoi s sa salut se sejour selon serait si sommes son sont sous stp
  suis sur svp t ta te ton toi tous tout toute train tu un une vacances veut veux vers vos votre vous y aventure
`)

/** Beginnings of the verbs of a request: « chercher », « cherchons ». */
const stems = words(
  'aimera aimeri voudra voudri voulon cherch recher souhai partir parton trouve propos voyage decouv',
)
const stemLength = 6

/** Whether a word means nothing for the search: where it remains it is neither searched nor shown. */
export const isFiller = (word: string): boolean =>
  fillers.has(word) || fillers.has(word.replace(/[sx]$/, '')) || stems.has(word.slice(0, stemLength))

/** Words between a preposition and what it is about. */
export const determiners = words(
  'le la les l un une de d du des mon ma mes nos en au aux trop pendant pour aucun aucune',
)
