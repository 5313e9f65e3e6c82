import type { QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'departureCalendar'>> = {
  departureCalendar: (_, search, { calendar }) => calendar.read(search),
}
