import { type ReactNode, useState } from 'react'
import { useFavouriteHearts } from '#web/app/favouriteHearts.ts'
import { useMeQuery } from '#web/app/Me.generated.ts'
import { SignInDialog } from '#web/app/SignInDialog.tsx'
import { Wishes } from '#web/app/Wishes.tsx'
import { useKeptWish } from '#web/app/wish.ts'
import { AccountProvider, type Wish } from '#web/lib/account.tsx'
import { FavouritesProvider } from '#web/lib/favourites.tsx'

/** Whoever is signed in, asked for in the browser alone: the page that the server writes is the same for everybody. */
export function Account({ children }: { children: ReactNode }) {
  const query = useMeQuery({ ssr: false })
  const [isAsked, setAsked] = useState(false)
  const [wish, setWish] = useKeptWish()
  const me = query.dataState === 'complete' ? query.data.me : null

  // Who cannot be asked about is taken for a visitor.
  const isReady = query.dataState === 'complete' || Boolean(query.error)

  function openSignIn(next?: Wish): void {
    if (next) setWish(next)
    setAsked(true)
  }

  const hearts = useFavouriteHearts(me, (trip) => openSignIn({ kind: 'favourite', trip }))
  return (
    <AccountProvider value={{ isReady, me, openSignIn, wish, setWish }}>
      <FavouritesProvider value={hearts}>
        {children}
        <Wishes />
        <SignInDialog isOpen={isAsked} onClose={() => setAsked(false)} />
      </FavouritesProvider>
    </AccountProvider>
  )
}
