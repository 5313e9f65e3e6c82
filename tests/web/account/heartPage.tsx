import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { from, throwError } from 'rxjs'
import { ada } from '#tests/web/account/people.ts'
import { cachePolicies } from '#web/app/graph/cachePolicies.ts'
import { Account } from '#web/app/session/Account.tsx'
import { endedSessionLink } from '#web/app/session/endedSessionLink.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'
import { Toasts } from '#web/ui/Toasts.tsx'

type Answers = Record<string, (variables: Record<string, unknown>) => object | undefined>

/** The account around a page with one heart; an operation without a response fails. */
export function show(answers: Answers) {
  const link = new ApolloLink(({ operationName = '', variables }) => {
    const answer = answers[operationName]?.(variables)
    return answer ? from(Promise.resolve(answer)) : throwError(() => new Error('offline'))
  })
  const cache = new InMemoryCache(cachePolicies)
  const held = endedSessionLink((intent) => graph.signInAgain(intent))
  const open = async () => new ApolloClient({ cache, link: held.concat(link) })
  const graph: Graph = new Graph({ answers: new Map(), open })
  render(
    <MemoryRouter>
      <GraphProvider value={graph}>
        <Account>
          <Page />
          <Toasts />
        </Account>
      </GraphProvider>
    </MemoryRouter>,
  )
  return cache
}

function Page() {
  const { isReady, me, openSignIn } = useAccount()
  const hearts = useFavourites()
  const expedition = { id: '9', name: 'GR20', coverImage: null }
  return (
    <>
      <p>{isReady ? (me?.firstName ?? 'visitor') : 'nobody knows'}</p>
      <button type="button" onClick={() => openSignIn()}>
        Sign in
      </button>
      <button type="button" aria-pressed={hearts.has('9')} onClick={() => hearts.toggle(expedition)}>
        Heart
      </button>
    </>
  )
}

export const signedIn = { data: { me: ada } }
export const heart = () => screen.getByRole('button', { name: 'Heart' }).getAttribute('aria-pressed')
