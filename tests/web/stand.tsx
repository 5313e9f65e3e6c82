import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { cleanup, render } from '@testing-library/react'
import type { DocumentNode } from 'graphql'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { NEVER, of, throwError } from 'rxjs'
import { afterEach, vi } from 'vitest'
import { fieldNames, rootFields } from '#tests/web/operations.ts'
import { testAgency } from '#tests/web/testAgency.ts'
import { cachePolicies as agencyPolicies } from '#web/agency/client.ts'
import { cachePolicies } from '#web/app/graph/cachePolicies.ts'
import { endedSessionLink } from '#web/app/session/endedSessionLink.ts'
import { AccountProvider, type Intent } from '#web/lib/account/account.tsx'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'
import { type Agency, AgencyProvider } from '#web/lib/site/agency.ts'
import { Toasts } from '#web/ui/Toasts.tsx'

// happy-dom has no top layer.
HTMLElement.prototype.showPopover ??= () => undefined
// It does not know the element `search` either, which React would report.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

afterEach(() => {
  cleanup()
  toast.remove()
  sessionStorage.clear()
  localStorage.clear()
})

const ada = {
  __typename: 'User',
  id: '1',
  email: 'ada@example.test',
  firstName: 'Ada',
  avatarUrl: null,
  signInCount: 2,
  newsletter: true,
  phone: null,
  provider: 'EMAIL',
  homeCity: null,
  favouriteIds: [],
  favouriteCount: 0,
} as const

/**
 * `'fails'`: unreachable; `'breaks'`: the upstream is down; `'limits'`: rate-limited; `'ends'`: the session
 * has ended.
 */
type Answer =
  | ((variables: Record<string, unknown>) => Record<string, unknown>)
  | 'fails'
  | 'breaks'
  | 'limits'
  | 'ends'

const broken = {
  data: null,
  errors: [
    {
      message: 'Ce contenu est momentanément indisponible : réessaie dans quelques instants.',
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    },
  ],
}

const tooOften = 'Trop de tentatives : patiente un peu avant de réessayer.'
const limited = { data: null, errors: [{ message: tooOften, extensions: { code: 'RATE_LIMITED' } }] }

const ended = { data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }

/** A mutation reports the limit itself, without other data. */
function limitedChange(document: DocumentNode): ApolloLink.Result {
  const errors = [{ __typename: 'UserError', code: 'RATE_LIMITED', message: tooOften, field: null }]
  const payloads = rootFields(document).map((field) => {
    const nothing = Object.fromEntries(fieldNames(field).map((name) => [name, null]))
    return [field.name.value, { ...nothing, __typename: 'Payload', ok: false, errors }]
  })
  return { data: Object.fromEntries(payloads) }
}

type Stand = {
  /** URL of the page. */
  at?: string
  /** Path of the page in the router, with its parameters. */
  route?: string
  isSignedIn?: boolean
  /** Whether the account is known. */
  isReady?: boolean
  intent?: Intent
  /** Whether the owner of an ended session signs in again. */
  signInAgain?: Graph['signInAgain']
  /** Responses by operation. Others never resolve. */
  answers?: Record<string, Answer>
  agency?: Agency
}

/** Renders a part of a page with an account, a gateway and a history; records requests and navigations. */
export function stand(
  element: ReactNode,
  {
    at = '/',
    route = '*',
    isSignedIn = false,
    isReady = true,
    intent,
    answers = {},
    signInAgain = async () => undefined,
    agency = testAgency,
  }: Stand = {},
) {
  const requested: [operation: string, variables: Record<string, unknown>][] = []
  const link = new ApolloLink(({ operationName = '', operationType, query, variables }) => {
    requested.push([operationName, variables])
    const answer = answers[operationName]
    if (answer === 'breaks') return of(broken)
    if (answer === 'limits') return of(operationType === 'mutation' ? limitedChange(query) : limited)
    if (answer === 'ends') return of(ended)
    if (answer === 'fails') return throwError(() => new Error('offline'))
    return answer ? of({ data: answer(variables) }) : NEVER
  })
  const client = new ApolloClient({
    cache: new InMemoryCache({
      ...cachePolicies,
      typePolicies: { ...cachePolicies.typePolicies, ...agencyPolicies.typePolicies },
    }),
    link: endedSessionLink((intent) => graph.signInAgain(intent)).concat(link),
  })
  const graph: Graph = new Graph({ answers: new Map(), open: async () => client })
  graph.signInAgain = signInAgain
  const account = {
    isReady,
    me: isSignedIn ? { ...ada, favouriteIds: [] } : null,
    openSignIn: vi.fn(),
    intent: intent ?? null,
    setIntent: vi.fn(),
  }
  const page = (
    <>
      {element}
      <Toasts />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: route, element: page },
      { path: '/*', element: <Toasts /> },
    ],
    { initialEntries: [at] },
  )
  const { unmount } = render(
    <GraphProvider value={graph}>
      <AccountProvider value={account}>
        <AgencyProvider value={agency}>
          <RouterProvider router={router} />
        </AgencyProvider>
      </AccountProvider>
    </GraphProvider>,
  )
  return { requested, account, unmount, path: () => router.state.location.pathname }
}
