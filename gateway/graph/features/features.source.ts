import type { Features } from '#gateway/graph/schema.generated.ts'
import { flag, recordOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

export function featuresSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    /** A service without the call offers nothing beyond the catalogue. */
    read: async (): Promise<Features> => {
      const api = recordOrNull(await rest.read('/capabilities', scope))
      return {
        booking: flag(api?.booking),
        waitingList: flag(api?.waiting_list),
        giftCards: flag(api?.gift_cards),
        agency: flag(api?.agency),
        calendar: flag(api?.calendar),
        ask: flag(api?.ask),
        pledges: flag(api?.pledges),
        access: flag(api?.access),
        feeds: flag(api?.feeds),
        shortlists: flag(api?.shortlists),
        holds: flag(api?.holds),
        roadBook: flag(api?.road_book),
        google: api?.google !== false,
        facebook: api?.facebook !== false,
      }
    },
  }
}
