import type { AgencyCancellationPlanQuery } from '#web/agency/money/CancelDeparture.generated.ts'

/** A departure with the effects of its cancellation. */
export type PlannedDeparture = NonNullable<NonNullable<AgencyCancellationPlanQuery['agency']>['departure']>
