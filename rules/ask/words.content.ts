/** Folded words of French that the rules read. */
export const monthNames: Record<string, number> = {
  janvier: 1,
  fevrier: 2,
  mars: 3,
  avril: 4,
  mai: 5,
  juin: 6,
  juillet: 7,
  aout: 8,
  septembre: 9,
  octobre: 10,
  novembre: 11,
  decembre: 12,
}

/** First month of each season. */
export const seasonMonths: Record<string, number> = { printemps: 3, ete: 6, automne: 9, hiver: 12 }

export const numberWords: Record<string, number> = {
  un: 1,
  une: 1,
  premier: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  vingt: 20,
  trente: 30,
}

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Words without meaning for the search: those that remain are neither searched nor shown. */
export const fillers = words(`
  a ai aie aime aimerais aimerait aimerions aller alors as au aussi aux avec avoir avons bien bonjour c ce cela ces
  cet cette chose choses chercher cherche cherchons chez comme comment cote d dans de decouvrir des depart du elle en entre envie
  environ envies est et etre etc faire fais fait faut fera font il ils idee idees j je juste l la le les leur leurs
  ma mais me merci mes mon moi n nos notre nous on or ou par part partir partirais partirait partons pars pendant
  personne personnes plutot possible pour pourrait pres proche proposez proposes qu quand que quel quelle quelque
  quelques qui quoi recherche recherchons s sa salut se sejour sejours selon serait ses si sommes son sont souhaite
  souhaitons sous stp suis sur svp t ta te tes ton toi tous tout toute toutes train trouver trouve tu un une vacances
  veut veux vers voudrais voudrait voudrions voulons vos votre vous voyage voyager voyages y aventure aventures
`)

/** Words between a preposition and what it is about. */
export const determiners = words(
  'le la les l un une de d du des mon ma mes nos en au aux trop pendant pour aucun aucune',
)
