import { bestRating, worstRating } from '#schema/constants.ts'
import { agency } from '#web/lib/agency.content.ts'
import { paths } from '#web/lib/paths.ts'
import type { TripPageQuery } from '#web/pages/TripPage.generated.ts'

type Trip = Pick<
  NonNullable<TripPageQuery['expedition']>,
  | 'id'
  | 'slug'
  | 'name'
  | 'summary'
  | 'description'
  | 'images'
  | 'price'
  | 'minPrice'
  | 'averageRating'
  | 'reviewCount'
  | 'reviews'
  | 'programme'
  | 'departures'
  | 'meetingPoint'
  | 'region'
  | 'countries'
>
type Departure = NonNullable<Trip['departures']>[number]
type Thing = { '@type': string } & Record<string, unknown>

const schema = (word: string) => `https://schema.org/${word}`
const shownReviews = 5

/** What a search engine may show of a trip: only what is true, so no rating without reviews and no offer without places. */
export function tripJsonLd(trip: Trip, siteUrl: string): { '@graph': Thing[] } {
  const url = siteUrl + paths.trip(trip.slug)
  const images = trip.images.map((image) => new URL(image.url, siteUrl).href)
  const departures = trip.departures ?? []
  return {
    '@graph': [
      product(trip, url, images),
      touristTrip(trip, url),
      ...departures.map((departure) => event(trip, departure, url, images)),
    ],
  }
}

const organization = { '@type': 'TravelAgency', name: agency.name }

const isOpen = ({ status, availableCount }: Departure) => status !== 'CANCELED' && availableCount > 0

function product(trip: Trip, url: string, images: string[]): Thing {
  return {
    '@type': 'Product',
    '@id': `${url}#produit`,
    sku: trip.id,
    name: trip.name,
    description: trip.description,
    url,
    image: images,
    brand: organization,
    offers: offersOf(trip, url),
    ...(trip.reviewCount > 0 && ratingsOf(trip)),
  }
}

/** One price, or from the lowest to the highest of the departures that have places; none left is said too. */
function offersOf(trip: Trip, url: string): Thing {
  const open = (trip.departures ?? []).filter(isOpen)
  const prices = open.map(({ price }) => price ?? trip.price)
  const [only] = open
  if (open.length === 1 && only) return offer(only, trip.price, url)
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'EUR',
    lowPrice: open.length > 0 ? Math.min(...prices) : (trip.minPrice ?? trip.price),
    ...(open.length > 0 && { highPrice: Math.max(...prices) }),
    offerCount: open.length,
    availability: schema(open.length > 0 ? 'InStock' : 'SoldOut'),
  }
}

const offer = (departure: Departure, usualPrice: number, url: string): Thing => ({
  '@type': 'Offer',
  url,
  priceCurrency: 'EUR',
  price: departure.price ?? usualPrice,
  availability: schema(isOpen(departure) ? 'InStock' : 'SoldOut'),
})

function ratingsOf({ averageRating, reviewCount, reviews }: Trip) {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating,
      reviewCount,
      bestRating,
      worstRating,
    },
    review: (reviews?.nodes ?? []).slice(0, shownReviews).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.firstName },
      ...(review.date && { datePublished: review.date }),
      reviewBody: review.text,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating, worstRating },
    })),
  }
}

function touristTrip(trip: Trip, url: string): Thing {
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#voyage`,
    name: trip.name,
    description: trip.summary,
    url,
    provider: organization,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: trip.programme.length,
      itemListElement: trip.programme.map(({ day, text }) => ({
        '@type': 'ListItem',
        position: day,
        item: { '@type': 'TouristAttraction', url: `${url}#jour-${day}`, description: text },
      })),
    },
  }
}

function event(trip: Trip, departure: Departure, url: string, images: string[]): Thing {
  const isCanceled = departure.status === 'CANCELED'
  return {
    '@type': 'Event',
    '@id': `${url}#depart-${departure.id}`,
    name: trip.name,
    description: trip.summary,
    image: images.slice(0, 1),
    startDate: departure.startDate,
    endDate: departure.endDate,
    eventStatus: schema(isCanceled ? 'EventCancelled' : 'EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    remainingAttendeeCapacity: departure.availableCount,
    organizer: organization,
    location: placeOf(trip),
    offers: offer(departure, trip.price, url),
  }
}

function placeOf({ meetingPoint, region, countries: [country] }: Trip): Thing {
  return {
    '@type': 'Place',
    name: meetingPoint?.name ?? region ?? country?.name ?? '',
    address: {
      '@type': 'PostalAddress',
      ...(region && { addressRegion: region }),
      ...(country && { addressCountry: country.code }),
    },
    ...(meetingPoint && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: meetingPoint.latitude,
        longitude: meetingPoint.longitude,
      },
    }),
  }
}
