import { type Static, Type } from 'typebox'
import { flag, nullable, oneOf, text, whole } from '#api/contract.ts'
import { Cart } from '#api/modules/cart/cart.contract.ts'
import { maxNameLength, maxPhoneInputLength } from '#schema/constants.ts'

const providers = ['email', 'facebook', 'google_oauth2'] as const

export const UserAnswer = Type.Object(
  {
    id: text('Id', '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'),
    token: text('The bearer that was presented', 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln'),
    email: text('Address', 'camille@example.test'),
    provider: oneOf(providers, { description: 'How the account was made' }),
    sign_in_count: whole('Sign-ins so far, the sign-up included', 3),
    newsletter: flag('Subscribed to the newsletter'),
    phone: nullable(text('E.164', '+33612345678')),
    first_name: text('First name; the part of the address before @ when none was given', 'Camille'),
    last_name: nullable(text('Last name', 'Rochette')),
    avatar_url: text('Portrait, or a local picture with the initials', '/avatars/cr.svg'),
    interests: Type.Array(text('Id of a favourite trip', '4'), {
      description: 'Favourites, oldest first',
    }),
    cart: nullable(Cart),
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
        text('A number in any form, French unless it begins with +; null removes it', '06 12 34 56 78', {
          maxLength: maxPhoneInputLength,
        }),
      ),
    ),
    first_name: Type.Optional(name('First name (extension)', 'Camille')),
    last_name: Type.Optional(name('Last name (extension)', 'Rochette')),
    newsletter: Type.Optional(flag('Subscribes or unsubscribes (extension)')),
  },
  { title: 'UserChange' },
)
export type UserChange = Static<typeof UserChange>
