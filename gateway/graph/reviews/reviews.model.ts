import type { Company, Review, ReviewReply, ReviewStats } from '#gateway/graph/schema.generated.ts'
import {
  dayOrNull,
  flag,
  number,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  whole,
} from '#gateway/upstream/read.ts'

/** A review; `expeditionId` identifies its expedition. */
export type ReviewModel = Omit<Review, 'expedition'> & { expeditionId: string | null }

/** Another service may send reviews without ids: their position in the list identifies them. */
export function toReview(body: unknown, index: number, expeditionId: string | null): ReviewModel {
  const api = record(body)
  const about = textOrNull(recordOrNull(recordOrNull(body)?.expedition)?.id) ?? expeditionId
  return {
    id: text(api.id, `${about ?? 'review'}-${index}`),
    rating: number(api.rateOnFive, 5),
    firstName: text(api.firstName),
    text: text(api.reviewText),
    date: dayOrNull(api.date),
    experienceMonth: textOrNull(api.experience_month),
    context: textOrNull(api.context),
    isVerified: flag(api.verified),
    travelledWith: getCompany(api.travelled_with),
    reply: toReply(api.reply),
    expeditionId: about,
  }
}

const companyNames: Record<string, Company> = {
  family: 'FAMILY',
  couple: 'COUPLE',
  friends: 'FRIENDS',
  solo: 'SOLO',
}

const getCompany = (value: unknown): Company | null => companyNames[text(value)] ?? null

/** The name of a company in the REST API. */
export const toApiCompany = (company: Company): string =>
  Object.keys(companyNames).find((name) => companyNames[name] === company) ?? ''

function toReply(body: unknown): ReviewReply | null {
  const api = recordOrNull(body)
  const written = text(api?.body)
  if (!written) return null
  const authorRole = text(api?.role) === 'agency' ? 'AGENCY' : 'GUIDE'
  return { body: written, authorName: text(api?.author), authorRole, date: dayOrNull(api?.date) }
}

export function toReviewStats(body: unknown): ReviewStats {
  const api = record(body)
  const distribution = recordOrNull(api.distribution)
  const counts = Object.entries(recordOrNull(api.companies) ?? {})
  const moderation = recordOrNull(api.moderation)
  return {
    average: numberOrNull(api.average),
    count: whole(api.count),
    distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: whole(distribution?.[rating]) })),
    companies: counts.flatMap(([name, count]) => {
      const company = getCompany(name)
      return company ? [{ company, count: whole(count) }] : []
    }),
    moderation: moderation && {
      receivedCount: whole(moderation.received_count),
      lateCount: whole(moderation.late_count),
    },
  }
}
