import type { expeditionChanges, expeditionStates } from '#api/modules/agency/expeditions/state.contract.ts'

type State = (typeof expeditionStates)[number]
type Change = (typeof expeditionChanges)[number]

/** States in which each change is possible: « Brouillon » → « Publiée » ⇄ « Dépubliée » ⇄ « Archivée ». */
const possible: Record<Change, readonly State[]> = {
  publish: ['draft', 'published', 'unpublished'],
  unpublish: ['published', 'archived'],
  archive: ['published', 'unpublished'],
  delete: ['draft'],
  guide: ['draft', 'published', 'unpublished', 'archived'],
  rank: ['draft', 'published', 'unpublished', 'archived'],
}

/** Reason to refuse a change of an expedition; undefined for none. */
export function faultOfChange(
  state: State,
  change: Change,
  departuresToCome: number,
): 'WRONG_STATE' | 'HAS_DEPARTURES' | undefined {
  if (!possible[change].includes(state)) return 'WRONG_STATE'
  return change === 'archive' && departuresToCome > 0 ? 'HAS_DEPARTURES' : undefined
}
