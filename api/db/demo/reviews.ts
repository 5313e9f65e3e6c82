import { addDays } from '#api/clock.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { replies } from '#api/db/demo/reviewReplies.content.ts'
import type { Company } from '#schema/constants.ts'

export type CatalogueExpedition = (typeof catalogue.expeditions)[number]
type Review = Pick<CatalogueExpedition['reviews'][number], 'published_on' | 'experience_month'>

/** Moves a review that would be dated after today back by whole years. */
export function datedReview(review: Review, today: string): { publishedOn: string; experienceMonth: string } {
  const { published_on: published, experience_month: experienced } = review
  const years = Math.max(0, Number(published.slice(0, 4)) - Number(today.slice(0, 4)))
  const back = earlier(published, years) > today ? years + 1 : years
  return { publishedOn: earlier(published, back), experienceMonth: earlier(experienced, back) }
}

/** 29 February becomes 28 February in a year without one. */
function earlier(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years
  const moved = `${year}${day.slice(4)}`
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return isLeap ? moved : moved.replace('-02-29', '-02-28')
}

/** The first day of the month of the first experience. */
export function firstExperience(expedition: CatalogueExpedition, today: string): string {
  const months = expedition.reviews.map((review) => datedReview(review, today).experienceMonth)
  return `${[...months, today.slice(0, 7)].sort()[0]}-01`
}

export function toReviewRows(expedition: CatalogueExpedition, expeditionId: number, today: string) {
  return expedition.reviews.map((review, index) => ({
    ...datedReview(review, today),
    ...replyRow(expedition, review, datedReview(review, today).publishedOn, today),
    travelledWith: toCompany(expedition, review, index),
    expeditionId,
    rating: review.rateOnFive,
    firstName: review.firstName,
    context: review.context,
    text: review.reviewText,
    isVerified: review.verified,
  }))
}

/** The company that a text mentions; the first match counts. */
const mentions: [Company, RegExp][] = [
  ['solo', /\bpart(ais|ie?) seule?\b|^seul /i],
  ['couple', /\b(mon|ma) (mari|femme|conjointe?|compagne|compagnon)\b|en couple|à deux\b/i],
  [
    'family',
    /\b(mon|ma|mes|nos|notre) (fils|fille|filles|enfants?|ados?|petite?s?|père|mère|sœur|frère)\b|en famille|\bles enfants\b/i,
  ],
  ['friends', /\bami(e)?s\b|copains|copines/i],
]
const adults: readonly Company[] = ['solo', 'couple', 'friends']

/** The authors are fictitious: reviews that mention no company take one in turn. */
function toCompany(expedition: CatalogueExpedition, review: ExpeditionReview, index: number): Company {
  const mentioned = mentions.find(([, pattern]) => pattern.test(review.reviewText))?.[0]
  if (mentioned) return mentioned
  const isFamily = review.context !== null || expedition.expedition_type !== 'Expédition'
  return isFamily ? 'family' : (adults[index % adults.length] ?? 'solo')
}

type ExpeditionReview = CatalogueExpedition['reviews'][number]

const daysToReply = 5

function replyRow(
  expedition: CatalogueExpedition,
  review: ExpeditionReview,
  publishedOn: string,
  today: string,
) {
  const replyBody = replies.find(([slug, name]) => slug === expedition.slug && name === review.firstName)?.[2]
  const [replyAuthor = ''] = expedition.guide_full_name.split(' ')
  const repliedOn = [addDays(publishedOn, daysToReply), today].sort()[0] ?? today
  return replyBody ? { replyBody, replyAuthor, repliedOn } : {}
}
