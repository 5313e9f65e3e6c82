import { Type } from 'typebox'
import { flag } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'

const read = {
  tags: ['capabilities'],
  summary:
    'Lists what this service offers beyond the catalogue; a service without this call offers none of it',
  response: {
    200: Type.Object(
      {
        booking: flag('Whether places are held and sold online'),
        waiting_list: flag('Whether full departures have a waiting list'),
        gift_cards: flag('Whether gift cards are sold online'),
        agency: flag('Whether the agency manages its trips here'),
        calendar: flag('Whether departures are listed by week'),
        ask: flag('Whether sentences are read as searches'),
        pledges: flag('Whether unconfirmed departures take promises of travellers'),
        holds: flag('Whether departures say how many of their places are held, and until when'),
        access: flag('Whether journeys from each city are listed, with estimates'),
        shortlists: flag('Whether friends share lists of trips'),
        feeds: flag('Whether favourites and reservations are published as calendars'),
        road_book: flag('Whether reservations have a road book'),
        google: flag('Whether an account signs in by Google'),
        facebook: flag('Whether an account signs in by Facebook'),
      },
      { title: 'Capabilities' },
    ),
  },
}

export function capabilityRoutes(app: Api, { isBookingOpen = false, env }: ApiDeps): void {
  const capabilities = {
    booking: isBookingOpen,
    waiting_list: isBookingOpen,
    gift_cards: isBookingOpen,
    agency: true,
    calendar: true,
    ask: true,
    pledges: isBookingOpen,
    holds: isBookingOpen,
    access: true,
    shortlists: true,
    feeds: true,
    road_book: true,
    // A demonstration stands in for a provider without keys, except in production.
    google: env.google !== undefined || !env.isProduction,
    facebook: env.facebook !== undefined || !env.isProduction,
  }
  app.get('/capabilities', { schema: read, config: { extension: true } }, async () => capabilities)
}
