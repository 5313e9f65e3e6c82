import { expect, test } from 'vitest'
import { firstSignIn, toFacebookProfile, toGoogleProfile } from '#api/modules/social/social.domain.ts'

const google = { provider: 'google_oauth2', email: 'lea@example.test', isEmailVerified: true } as const
const unverified = { ...google, isEmailVerified: false }
const facebook = { provider: 'facebook', email: 'lea@example.test', isEmailVerified: false } as const
const confirmed = { isEmailConfirmed: true, provider: 'email' } as const
const unconfirmed = { ...confirmed, isEmailConfirmed: false }
const ofGoogle = { ...confirmed, provider: 'google_oauth2' } as const
const ofFacebook = { ...unconfirmed, provider: 'facebook' } as const

test.each([
  [google, undefined, 'create'],
  [google, confirmed, 'link'],
  [google, unconfirmed, 'EMAIL_TAKEN'],
  [unverified, undefined, 'EMAIL_UNVERIFIED'],
  [unverified, confirmed, 'EMAIL_TAKEN'],
  [unverified, unconfirmed, 'EMAIL_TAKEN'],
  [{ ...google, email: undefined }, undefined, 'EMAIL_MISSING'],
  [facebook, undefined, 'create'],
  [facebook, confirmed, 'EMAIL_TAKEN'],
  [facebook, unconfirmed, 'EMAIL_TAKEN'],
  [{ ...facebook, isEmailVerified: true }, confirmed, 'EMAIL_TAKEN'],
  [facebook, ofGoogle, 'EMAIL_TAKEN_BY_GOOGLE'],
  [facebook, ofFacebook, 'EMAIL_TAKEN'],
  [google, ofGoogle, 'link'],
  [google, ofFacebook, 'EMAIL_TAKEN_BY_FACEBOOK'],
  [unverified, ofFacebook, 'EMAIL_TAKEN_BY_FACEBOOK'],
  [unverified, ofGoogle, 'EMAIL_TAKEN'],
  [{ ...facebook, email: undefined }, undefined, 'EMAIL_MISSING'],
])('firstSignIn: %o with the account %o is %s', (profile, account, step) => {
  expect(firstSignIn(profile, account)).toBe(step)
})

const nobody = { email: undefined, firstName: undefined, lastName: undefined, avatarUrl: undefined }

test.each([
  [
    {
      sub: '1',
      email: ' Lea@Example.test',
      email_verified: true,
      given_name: ' Léa\n',
      family_name: 'G.',
      picture: 'https://x.test/p',
    },
    {
      subject: '1',
      email: 'lea@example.test',
      isEmailVerified: true,
      firstName: 'Léa',
      lastName: 'G.',
      avatarUrl: 'https://x.test/p',
    },
  ],
  [{ sub: '1' }, { subject: '1', ...nobody, isEmailVerified: false }],
  [{ sub: '1', email_verified: 'true' }, { isEmailVerified: false }],
  [{ sub: '1', email_verified: 1 }, { isEmailVerified: false }],
  [{ sub: '1', name: 'Léa Garnier' }, { firstName: 'Léa Garnier' }],
  [
    { sub: '1', email: 'no address', given_name: 'a\0b', family_name: 7, picture: 'javascript:alert(1)' },
    nobody,
  ],
  [{ sub: '1', picture: 'http://x.test/p' }, nobody],
  [{ sub: '1', picture: `https://x.test/${'p'.repeat(2048)}` }, nobody],
  [{ sub: '1', given_name: '🏔'.repeat(100) }, { firstName: '🏔'.repeat(80) }],
  [{ sub: '1', given_name: '   ' }, { firstName: undefined }],
])('reads the claims %o as %o', (claims, expected) => {
  expect(toGoogleProfile(claims)).toMatchObject({ provider: 'google_oauth2', ...expected })
})

test.each([
  [
    {
      id: '7',
      email: 'hugo@example.test',
      first_name: 'Hugo',
      last_name: 'M.',
      picture: { data: { url: 'https://x.test/h' } },
    },
    {
      subject: '7',
      email: 'hugo@example.test',
      firstName: 'Hugo',
      lastName: 'M.',
      avatarUrl: 'https://x.test/h',
    },
  ],
  [
    { id: '7', email_verified: true, verified: true },
    { subject: '7', ...nobody, isEmailVerified: false },
  ],
  [{ id: '7', picture: 'https://x.test/h' }, { avatarUrl: undefined }],
  [{ id: '7', picture: { data: null } }, { avatarUrl: undefined }],
])('reads the profile %o as %o', (answer, expected) => {
  expect(toFacebookProfile(answer)).toMatchObject({ provider: 'facebook', ...expected })
})

test.each([[null], [undefined], ['7'], [[]], [{}], [{ id: 7 }], [{ id: '' }], [Object.create({ id: '7' })]])(
  '%o has no name',
  (answer) => {
    expect(toFacebookProfile(answer)).toBeUndefined()
  },
)
