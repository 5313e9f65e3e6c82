import { SectionTabs } from '#web/features/details/SectionTabs.tsx'
import { type Parts, toSections } from '#web/features/details/sections.rules.ts'

/** Links to the sections that an expedition has. */
export const ExpeditionTabs = ({ expedition }: { expedition: Parts }) => (
  <SectionTabs sections={toSections(expedition)} />
)
