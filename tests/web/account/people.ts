import type { MeFragment } from '#web/lib/graph/Me.generated.ts'

/** An account as all pages read it. */
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
  homeCity: null,
  favouriteIds: [],
  favouriteCount: 0,
}

/** The same account with the fields of its page and prompts. */
export const person = { ...ada, lastName: 'Lovelace', phonePromptVisible: true }
