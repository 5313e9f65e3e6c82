import { type Static, Type } from 'typebox'
import { decimal, flag, nullable, oneOf, text, whole } from '#api/contract.ts'
import { agencyAccesses, factorKinds } from '#api/modules/agency/access/access.contract.ts'
import { Cart } from '#api/modules/cart/cart.contract.ts'
import { cityBySlug } from '#rules/cityLinks.content.ts'
import { outingBounds } from '#rules/effort.ts'
import { maxNameLength, maxPhoneInputLength } from '#schema/constants.ts'

const feelings = ['fresh', 'tired', 'exhausted'] as const
const within = ([minimum, maximum]: readonly [number, number]) => ({ minimum, maximum })

const Outing = Type.Object(
  {
    km: decimal('Distance in km', 14, within(outingBounds.km)),
    ascent_m: whole('Ascent in metres', 800, within(outingBounds.ascentM)),
    hours: decimal('Duration in hours', 5, within(outingBounds.hours)),
    feeling: oneOf(feelings, { description: 'Feeling at the end' }),
  },
  {
    title: 'Outing',
    description: 'Last outing of the traveller (extension); null when unknown, or to remove it',
  },
)
export type StoredOuting = Static<typeof Outing>

const providers = ['email', 'facebook', 'google_oauth2'] as const

export const UserAnswer = Type.Object(
  {
    id: text('ID', '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'),
    token: text('Bearer token of the request', 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln'),
    email: text('Email address', 'camille@example.test'),
    provider: oneOf(providers, { description: 'Sign-up method of the account' }),
    sign_in_count: whole('Number of sign-ins, including the sign-up', 3),
    newsletter: flag('Whether the account is subscribed to the newsletter'),
    phone: nullable(text('Phone number in E.164; null when unknown', '+33612345678')),
    home_city: nullable(text('Slug of the city of departure; null when unknown (extension)', 'lyon')),
    first_name: text('First name; defaults to the local part of the email address', 'Camille'),
    last_name: nullable(text('Last name', 'Rochette')),
    avatar_url: text('URL of the portrait, or of a local image with the initials', '/avatars/cr.svg'),
    effort: nullable(Outing),
    interests: Type.Array(text('ID of a favourite expedition', '4'), {
      description: 'Favourites, oldest first',
    }),
    cart: nullable(Cart),
    agency_access: oneOf(agencyAccesses, {
      description: 'Next step of the session to open the agency (extension); `none` for customers',
    }),
    agency_factors: Type.Array(oneOf(factorKinds, { description: 'Kind of second factor' }), {
      description: 'Kinds of second factors that open the agency (extension); none for customers',
    }),
  },
  { title: 'User' },
)
export type UserAnswer = Static<typeof UserAnswer>

const name = (description: string, example: string) =>
  text(description, example, { maxLength: maxNameLength })

export const UserChange = Type.Object(
  {
    phone: Type.Optional(
      nullable(
        text(
          'Phone number in any format, French unless it begins with +; null removes it',
          '06 12 34 56 78',
          {
            maxLength: maxPhoneInputLength,
          },
        ),
      ),
    ),
    first_name: Type.Optional(name('First name (extension)', 'Camille')),
    last_name: Type.Optional(name('Last name (extension)', 'Rochette')),
    newsletter: Type.Optional(flag('Whether the account is subscribed to the newsletter (extension)')),
    effort: Type.Optional(nullable(Outing)),
    home_city: Type.Optional(
      nullable(
        oneOf([...cityBySlug.keys()], {
          description: 'City of departure; null removes it (extension)',
          example: 'lyon',
        }),
      ),
    ),
  },
  { title: 'UserChange' },
)
export type UserChange = Static<typeof UserChange>
