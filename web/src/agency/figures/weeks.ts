import type { AgencyFiguresQuery } from '#web/agency/figures/Figures.generated.ts'

type Week = NonNullable<NonNullable<AgencyFiguresQuery['agency']>['figures']>['weeks'][number]

/** A number of each week, by its name, and the list that it counts. */
export type Series = { label: string; of: (week: Week) => number; toLink?: (week: Week) => string }

export type WeeksProps = {
  title: string
  weeks: readonly Week[]
  format: (value: number) => string
}
