import { bestRating, worstRating } from '#schema/constants.ts'
import { lowestPrice } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import type { ExpeditionPageQuery } from '#web/pages/ExpeditionPage.generated.ts'

type Expedition = Pick<
  NonNullable<ExpeditionPageQuery['expedition']>,
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
  | 'departures'
  | 'meetingPoint'
  | 'region'
  | 'countries'
>
type Departure = NonNullable<Expedition['departures']>[number]
type Thing = { '@type': string } & Record<string, unknown>

const schema = (word: string) => `https://schema.org/${word}`
const shownReviews = 5

/**
 * Structured data of an expedition: only facts, so no rating without reviews and no offer without places. Texts of
 * reviews and the days are on the page.
 */
export function expeditionJsonLd(
  expedition: Expedition,
  siteUrl: string,
  { name }: { name: string },
): { '@graph': Thing[] } {
  const url = siteUrl + paths.expedition(expedition.slug)
  const images = expedition.images.map((image) => new URL(image.url, siteUrl).href)
  const departures = expedition.departures ?? []
  const organization = { '@type': 'TravelAgency', name }
  return {
    '@graph': [
      product(expedition, url, images, organization),
      touristExpedition(expedition, url, organization),
      ...departures.map((departure) => ({
        ...event(expedition, departure, url, images),
        organizer: organization,
      })),
    ],
  }
}

const isOpen = ({ status, availableCount }: Departure) => status !== 'CANCELED' && availableCount > 0

function product(expedition: Expedition, url: string, images: string[], brand: Thing): Thing {
  return {
    '@type': 'Product',
    '@id': `${url}#produit`,
    sku: expedition.id,
    name: expedition.name,
    description: expedition.description,
    url,
    image: images,
    brand,
    ...toOffers(expedition, url),
    ...(expedition.reviewCount > 0 && toRatings(expedition)),
  }
}

/** One price, or the range of the departures with places; sold out is stated too. */
function toOffers(expedition: Expedition, url: string): { offers?: Thing } {
  const open = (expedition.departures ?? []).filter(isOpen)
  const [only] = open
  if (open.length === 1 && only) return toOffer(only, expedition, url)
  const prices = open
    .map((departure) => computePrice(departure, expedition))
    .filter((price) => price !== null)
  const lowPrice = prices.length > 0 ? Math.min(...prices) : lowestPrice(expedition)
  if (lowPrice === null) return {}
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: 'EUR',
      lowPrice,
      ...(prices.length > 0 && { highPrice: Math.max(...prices) }),
      offerCount: open.length,
      availability: schema(open.length > 0 ? 'InStock' : 'SoldOut'),
    },
  }
}

const computePrice = (departure: Departure, expedition: Expedition): number | null =>
  departure.price || expedition.price || lowestPrice(expedition)

/** No offer without a price: a price of 0 would announce a free expedition. */
function toOffer(departure: Departure, expedition: Expedition, url: string): { offers?: Thing } {
  const price = computePrice(departure, expedition)
  if (price === null) return {}
  const availability = schema(isOpen(departure) ? 'InStock' : 'SoldOut')
  return { offers: { '@type': 'Offer', url, priceCurrency: 'EUR', price, availability } }
}

function toRatings({ averageRating, reviewCount, reviews }: Expedition) {
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
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating, worstRating },
    })),
  }
}

function touristExpedition(expedition: Expedition, url: string, provider: Thing): Thing {
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#voyage`,
    name: expedition.name,
    description: expedition.summary,
    url,
    provider,
  }
}

function event(expedition: Expedition, departure: Departure, url: string, images: string[]): Thing {
  const isCanceled = departure.status === 'CANCELED'
  return {
    '@type': 'Event',
    '@id': `${url}#depart-${departure.id}`,
    name: expedition.name,
    description: expedition.summary,
    image: images.slice(0, 1),
    startDate: departure.startDate,
    endDate: departure.endDate,
    eventStatus: schema(isCanceled ? 'EventCancelled' : 'EventScheduled'),
    remainingAttendeeCapacity: departure.availableCount,
    location: toPlace(expedition),
    ...toOffer(departure, expedition, url),
  }
}

function toPlace({ meetingPoint, region, countries: [country] }: Expedition): Thing {
  return {
    '@type': 'Place',
    name: meetingPoint?.name ?? region ?? country?.name ?? '',
    address: {
      '@type': 'PostalAddress',
      ...(region && { addressRegion: region }),
      ...(country && { addressCountry: country.code || country.name }),
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
