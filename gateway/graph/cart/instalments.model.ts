import type { Instalment, InstalmentState } from '#gateway/graph/schema.generated.ts'
import { dayOrNull, euros, list, record, text } from '#gateway/upstream/read.ts'

const states: Record<string, InstalmentState> = {
  to_come: 'TO_COME',
  charging: 'CHARGING',
  paid: 'PAID',
  late: 'LATE',
}

/** Parts without a day, or in a state of a later version, are left out: a visitor could not know what is paid when. */
export function toInstalments(body: unknown): Instalment[] {
  return list(body, (item) => {
    const api = record(item)
    const dueOn = dayOrNull(api.due_on)
    const state = states[text(api.state, 'to_come')]
    return dueOn && state
      ? [{ dueOn, amount: euros(api.amount_cents), state, retryOn: dayOrNull(api.retry_on) }]
      : []
  }).flat()
}
