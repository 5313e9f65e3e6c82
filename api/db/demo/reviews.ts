import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }

export type CatalogueTrip = (typeof catalogue.expeditions)[number]
type Review = Pick<CatalogueTrip['reviews'][number], 'published_on' | 'experience_month'>

/** Nobody reviews a trip tomorrow: a review dated after today happened as many whole years earlier as it takes. */
export function datedReview(review: Review, today: string): { publishedOn: string; experienceMonth: string } {
  const { published_on: published, experience_month: experienced } = review
  const years = Math.max(0, Number(published.slice(0, 4)) - Number(today.slice(0, 4)))
  const back = earlier(published, years) > today ? years + 1 : years
  return { publishedOn: earlier(published, back), experienceMonth: earlier(experienced, back) }
}

/** The 29th of February becomes the 28th in a year without one. */
function earlier(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years
  const moved = `${year}${day.slice(4)}`
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return isLeap ? moved : moved.replace('-02-29', '-02-28')
}

/** The first day of the month in which somebody first went. */
export function firstExperience(trip: CatalogueTrip, today: string): string {
  const months = trip.reviews.map((review) => datedReview(review, today).experienceMonth)
  return `${[...months, today.slice(0, 7)].sort()[0]}-01`
}

export function toReviewRows(trip: CatalogueTrip, expeditionId: number, today: string) {
  return trip.reviews.map((review) => ({
    ...datedReview(review, today),
    expeditionId,
    rating: review.rateOnFive,
    firstName: review.firstName,
    context: review.context,
    text: review.reviewText,
    isVerified: review.verified,
  }))
}
