import type { MeFragment } from '#web/lib/Me.generated.ts'

/** Somebody as every page knows them. */
export const ada: MeFragment = {
  __typename: 'User',
  id: '1',
  email: 'ada@example.test',
  firstName: 'Ada',
  avatarUrl: '/avatars/1.svg',
  signInCount: 2,
  newsletter: false,
  phone: null,
  provider: 'EMAIL',
  favouriteIds: [],
  favouriteCount: 0,
}

/** The same as their account and what they are asked know them. */
export const person = { ...ada, lastName: 'Lovelace', phonePromptVisible: true }
