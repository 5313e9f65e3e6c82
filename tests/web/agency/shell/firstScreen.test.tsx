import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { agencyScreens } from '#schema/agencyScreens.ts'
import { isRecord, isString, parse, shape } from '#schema/json.ts'
import { meWith } from '#tests/web/agency/staffMe.ts'
import '#tests/web/stand.tsx'
import { listRoutes } from '#web/agency/routes.tsx'
import { execute } from '#web/agency/shell/firstScreen.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'

const isBody = shape({ operationName: isString, variables: isRecord })

type Response = { data?: Record<string, unknown>; errors?: unknown[] }

const access = (agencyAccess: string) => ({
  features: { __typename: 'Features', agency: true },
  me: { __typename: 'User', id: '1', agencyAccess, agencyFactors: ['TOTP'] },
})
const today = {
  agency: {
    __typename: 'Agency',
    today: { __typename: 'AgencyToday', at: '2027-03-10T09:00:00Z', cards: [] },
  },
}
const opened: Record<string, Response> = {
  AgencyAccess: { data: access('OPEN') },
  AgencyMe: { data: meWith([]) },
  AgencyToday: { data: today },
}

/** Opens an address of the agency. Requests wait until `answer` has their responses. */
function enter(at: string) {
  const requested: string[] = []
  const answers = new Map<string, (response: Response | Error) => void>()
  vi.stubGlobal('fetch', (_path: string, { body = '' }: { body?: string }) => {
    const operation = parse(isBody, body)?.operationName ?? ''
    requested.push(operation)
    return new Promise((resolve, reject) =>
      answers.set(operation, (response) =>
        response instanceof Error ? reject(response) : resolve({ json: async () => response }),
      ),
    )
  })
  window.history.replaceState(null, '', `/agence${at}`)
  const openApollo = vi.fn(() => new Promise<never>(() => {}))
  const graph = new Graph({ answers: new Map(), execute, open: openApollo })
  const router = createMemoryRouter(listRoutes(graph), { initialEntries: [at] })
  render(
    <GraphProvider value={graph}>
      <RouterProvider router={router} />
    </GraphProvider>,
  )
  return {
    requested,
    openApollo,
    answer: (responses: Record<string, Response | Error>) => {
      for (const [operation, response] of Object.entries(responses)) answers.get(operation)?.(response)
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const loading = () => screen.queryByRole('status', { name: 'Chargement' })

test('reads access, person and data of the first screen together, without Apollo Client', async () => {
  const { requested, openApollo, answer } = enter('/')
  await expect.poll(() => requested).toEqual(['AgencyAccess', 'AgencyMe', 'AgencyToday'])
  expect(loading()).toBeTruthy()
  answer(opened)
  expect(await screen.findByText(/^Aucune carte du jour/)).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Agence' })).toBeTruthy()
  expect([requested.length, openApollo.mock.calls.length]).toEqual([3, 0])
})

test('reads the rows of a list with the conditions of its address, and the choices of their filter', async () => {
  const { requested, openApollo, answer } = enter('/departs?suivi=sans-guide')
  await expect.poll(() => requested.length).toBe(4)
  const { AgencyAccess = {}, AgencyMe = {} } = opened
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const departures = { __typename: 'AgencyDepartureConnection', nodes: [], pageInfo }
  answer({
    AgencyAccess,
    AgencyMe,
    AgencyDepartures: { data: { agency: { __typename: 'Agency', departures } } },
    AgencyGuideNames: {
      data: {
        agency: {
          __typename: 'Agency',
          guides: [{ __typename: 'AgencyGuide', id: '3', fullName: 'Léa Roux' }],
        },
      },
    },
  })
  expect(await screen.findByRole('option', { name: 'Léa Roux' })).toBeTruthy()
  expect([loading(), openApollo.mock.calls.length]).toEqual([null, 0])
})

test.each<[string, Record<string, Response | Error>]>([
  ['is slow', {}],
  ['fails', { AgencyToday: new Error('offline') }],
  ['is refused', { AgencyToday: { errors: [{ message: 'PersistedQueryNotFound' }] } }],
])('shows the shell, and leaves a first read that %s to its screen', async (_case, responses) => {
  const { requested, openApollo, answer } = enter('/')
  await expect.poll(() => requested.length).toBe(3)
  const { AgencyAccess = {}, AgencyMe = {} } = opened
  answer({ AgencyAccess, AgencyMe, ...responses })
  expect(await screen.findByRole('navigation', { name: 'Agence' })).toBeTruthy()
  expect(loading()).toBeTruthy()
  await vi.waitFor(() => expect(openApollo).toHaveBeenCalledOnce())
})

test('loads Apollo Client beside the code of a screen that reads for itself', async () => {
  const { openApollo } = enter('/acces')
  await expect.poll(() => openApollo.mock.calls.length).toBe(1)
})

test('asks for the second factor before anything of a screen is shown', async () => {
  const { requested, answer } = enter('/')
  await expect.poll(() => requested.length).toBe(3)
  const closed = { data: { agency: null } }
  answer({ AgencyAccess: { data: access('SECOND_FACTOR') }, AgencyMe: closed, AgencyToday: closed })
  expect(await screen.findByLabelText('Code')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Agence' })).toBeNull()
})

test('names the file of every screen for the gateway', () => {
  const table = readFileSync('web/src/agency/routes.tsx', 'utf8')
  const screens = table.matchAll(
    /path: '(\/[^']*)',(?:\s*HydrateFallback,)?\s*lazy: screen\(\(\) => import\('#web\/agency\/([^']+)'\)\)/g,
  )
  expect(Object.fromEntries([...screens].map(([, path, file]) => [path, file]))).toEqual(agencyScreens)
})
