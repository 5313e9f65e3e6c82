import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { paths } from '#web/lib/site/paths.ts'

export const mostCompared = 4

/** The address that compares these expeditions. */
export const getComparison = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `${paths.comparison}?trips=${slugs.join()}` : paths.comparison

/** An expedition joins the comparison; the first one leaves it when it is full. */
export const withCompared = (chosen: readonly string[], slug: string): string[] => [
  ...chosen.filter((each) => each !== slug).slice(1 - mostCompared),
  slug,
]

/** The expeditions that this tab compares, by slug. */
export function useCompared() {
  const stored = useDevice('compare')
  const compared = stored?.split(',').filter(Boolean) ?? []
  return {
    compared,
    /** Whether the cards of the catalogue offer to choose: an empty choice is stored too. */
    isChoosing: stored !== null,
    isFull: compared.length >= mostCompared,
    choose: (slugs: readonly string[]) => writeDevice('compare', slugs.join()),
    end: () => writeDevice('compare', null),
  }
}
