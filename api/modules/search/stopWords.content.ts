/**
 * Words without meaning for the search: neither indexed nor queried when other words remain. Folded, like the
 * index.
 */
export const stopWords = new Set(
  `a ai aie as au aux avec avoir c ce ces cet cette comme d dans de des du elle elles en encore entre est et etc eu eux il ils
  j je jusqu jusque l la le les leur leurs lui m ma mais me meme memes mes moi mon n ne ni nos notre nous on ont or ou où par
  pas plus pour puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sous sur t ta te tes toi ton
  tous tout toute toutes tres tu un une vers vos votre vous y`.split(/\s+/),
)

/** Elided words, glued to the next one when the apostrophe is missing: « lile » for « l’île ». */
export const elisions = new Set(['c', 'd', 'j', 'l', 'm', 'n', 'qu', 's', 't'])
