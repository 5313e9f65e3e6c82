import type { TripPageQuery } from '#web/pages/TripPage.generated.ts'

type Trip = NonNullable<TripPageQuery['expedition']>

/** What a search engine may show of a trip: only what is true, so no rating without reviews. */
export function tripJsonLd(trip: Trip, siteUrl: string): ({ '@type': string } & Record<string, unknown>)[] {
  const url = `${siteUrl}/expeditions/${trip.slug}`
  const open = (trip.departures ?? []).filter(({ availableCount }) => availableCount > 0)
  const product = {
    '@type': 'Product',
    name: trip.name,
    description: trip.description,
    url,
    image: trip.images.map((image) => new URL(image.url, siteUrl).href),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: trip.minPrice ?? trip.price,
      offerCount: open.length,
      availability: `https://schema.org/${open.length > 0 ? 'InStock' : 'SoldOut'}`,
    },
    ...(trip.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: trip.averageRating,
        reviewCount: trip.reviewCount,
        bestRating: 5,
      },
      review: (trip.reviews?.nodes ?? []).slice(0, 5).map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.firstName },
        datePublished: review.date,
        reviewBody: review.text,
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      })),
    }),
  }
  const tour = {
    '@type': 'TouristTrip',
    name: trip.name,
    url,
    itinerary: trip.programme.map(({ day, text }) => ({
      '@type': 'ListItem',
      position: day,
      item: { '@type': 'TouristAttraction', description: text },
    })),
  }
  return [product, tour]
}
