import { fold } from '#api/modules/search/fold.ts'

/** The portrait that an account chose, otherwise a local picture of its Latin initials. */
export function toAvatar(user: {
  avatarUrl: string | null
  firstName: string | null
  lastName: string | null
}): string {
  const initials = [user.firstName, user.lastName].map((name) => fold(name ?? '').charAt(0))
  return user.avatarUrl ?? `/avatars/${initials.filter((letter) => /[a-z]/.test(letter)).join('') || 'x'}.svg`
}
