import type { AgencyFiguresQuery } from '#web/agency/figures/Figures.generated.ts'

type Week = NonNullable<NonNullable<AgencyFiguresQuery['agency']>['figures']>['weeks'][number]

/** A number of each week, by its name. */
export type Series = { label: string; of: (week: Week) => number }

export type WeeksProps = {
  title: string
  weeks: readonly Week[]
  format: (value: number) => string
  linkOf: ((week: Week) => string) | undefined
}
