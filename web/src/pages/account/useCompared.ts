import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { mostCompared } from '#web/pages/compare.rules.ts'

/** The slugs that this tab compares, among those of the expeditions. */
export function useCompared(expeditions: readonly { slug: string }[]) {
  const chosen = useDevice('compare')?.split(',') ?? []
  const compared = chosen.filter((slug) => expeditions.some((expedition) => expedition.slug === slug))
  return {
    compared,
    isFull: compared.length >= mostCompared,
    toggle(slug: string) {
      const others = compared.filter((each) => each !== slug)
      const next = others.length < compared.length ? others : [...compared, slug]
      writeDevice('compare', next.length > 0 ? next.join() : null)
    },
  }
}
