import { useAccountMenuQuery } from '#web/features/account/AccountMenu.generated.ts'
import { messages } from '#web/features/account/accountMenu.messages.ts'
import { expeditionsToCome } from '#web/features/account/accountMenu.rules.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { adventures, singleDay } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

export type AccountLink = { to: string; label: string; reported?: string | undefined; isToComplete?: boolean }

/** Links to the pages of an account, with their counts. */
export function useAccountLinks(): Record<'favourites' | 'reservations' | 'account' | 'logout', AccountLink> {
  const { me } = useAccount()
  const query = useAccountMenuQuery({ skip: !me })
  const { next, isToComplete } = expeditionsToCome(
    (query.dataState === 'complete' && query.data.me?.reservations) || [],
  )
  return {
    favourites: {
      to: paths.favourites,
      label: messages.myFavourites,
      reported: me?.favouriteCount ? adventures(me.favouriteCount) : undefined,
    },
    reservations: {
      to: paths.reservations,
      label: messages.myReservations,
      reported: next ? messages.leavesOn(singleDay(next)) : undefined,
      isToComplete,
    },
    account: { to: paths.account, label: messages.myAccount },
    logout: { to: paths.logout, label: messages.signOut },
  }
}
