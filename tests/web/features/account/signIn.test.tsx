import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useReducer } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type Observable, of, Subject, throwError } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import type { SiteFeatures } from '#schema/site.ts'
import { nextStatus } from '#web/features/account/login.rules.ts'
import { SignIn } from '#web/features/account/SignIn.tsx'
import { writeStored } from '#web/lib/browser/storage.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'
import { FeaturesProvider } from '#web/lib/site/features.ts'

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

const checked = (status: string) => ({
  data: { checkEmail: { __typename: 'CheckEmailPayload', status, errors: [] } },
})
const refused = (name: string, error: { code: string; message: string; field: string }) => ({
  data: { [name]: { __typename: 'Payload', user: null, errors: [{ __typename: 'UserError', ...error }] } },
})

type Answers = Record<string, () => Observable<ApolloLink.Result>>

/** The popups with their state machine; records requests and sign-ins. */
function show(answers: Answers, features: SiteFeatures = {}) {
  const requested: ApolloLink.Operation['variables'][] = []
  const cameIn: unknown[] = []
  const link = new ApolloLink(({ operationName = '', variables }) => {
    requested.push(variables)
    return answers[operationName]?.() ?? throwError(() => new Error(`nobody answers ${operationName}`))
  })
  const graph = new Graph({
    answers: new Map(),
    open: async () => new ApolloClient({ cache: new InMemoryCache(), link }),
  })
  function Harness() {
    const [status, dispatch] = useReducer(nextStatus, 'wantToLogin')
    return (
      <>
        <output>{status}</output>
        <SignIn status={status} dispatch={dispatch} onSignedIn={(user) => cameIn.push(user)} />
      </>
    )
  }
  render(
    <MemoryRouter initialEntries={['/expeditions?q=lac']}>
      <GraphProvider value={graph}>
        <FeaturesProvider value={features}>
          <Harness />
        </FeaturesProvider>
      </GraphProvider>
    </MemoryRouter>,
  )
  return { requested, cameIn, user: userEvent.setup() }
}

const email = () => screen.getByLabelText('Adresse email')
const status = () => screen.getByRole('status').textContent

test('shows a neutral message offline and leaves the typed text and the status unchanged', async () => {
  const { user } = show({ CheckEmail: () => throwError(() => new Error('offline')) })
  await user.type(email(), 'camille@exemple.fr{Enter}')
  expect(await screen.findByText(/Rien de ce que tu as écrit n’est perdu/)).toBeTruthy()
  expect(email()).toHaveProperty('value', 'camille@exemple.fr')
  expect(status()).toBe('wantToLogin')
})

test('never sends an invalid address and ignores a second click during a request', async () => {
  const slow = new Subject<ApolloLink.Result>()
  const { requested, user } = show({ CheckEmail: () => slow })
  await user.type(email(), 'camille@exemple{Enter}')
  expect(await screen.findByText(/Il manque la fin de l’adresse/)).toBeTruthy()
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(requested).toEqual([])
  await user.type(email(), '.fr')
  const button = screen.getByRole('button', { name: 'CONTINUER' })
  await user.click(button)
  await user.click(button)
  expect(requested).toEqual([{ email: 'camille@exemple.fr' }])
  expect(button.getAttribute('aria-disabled')).toBe('true')
  slow.next(checked('FACEBOOK'))
  slow.complete()
  await screen.findByText('Ton email a déjà été utilisé pour se connecter à Explora via Facebook')
  const way = screen.getByRole('link', { name: 'CONTINUER AVEC FACEBOOK' })
  expect(way.getAttribute('href')).toBe('/auth/facebook?redirect_url=%2Fexpeditions%3Fq%3Dlac')
})

test('sign-up shows each refusal beside its field and sends the required details', async () => {
  const taken = { code: 'EMAIL_TAKEN', message: 'Cette adresse mail est déjà utilisée', field: 'email' }
  const { requested, cameIn, user } = show({
    CheckEmail: () => of(checked('UNKNOWN_USER')),
    SignUp: () => of(refused('signUp', taken)),
  })
  await user.type(email(), 'alix@exemple.fr{Enter}')
  await screen.findByText('Termine ton inscription')
  await user.type(screen.getByLabelText('Prénom'), ' Alix ')
  await user.type(screen.getByLabelText('Nom'), 'Martin')
  const password = screen.getByLabelText('Mot de passe')
  expect(password.getAttribute('type')).toBe('password')
  await user.click(password)
  await user.paste('le chamois dort ici')
  expect(screen.getByText('Solide.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
  expect(screen.getByLabelText('Mot de passe').getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: "S'INSCRIRE" }))
  const sentence = await screen.findByText('Cette adresse mail est déjà utilisée')
  expect(email().getAttribute('aria-describedby')).toBe(sentence.id)
  expect(document.activeElement).toBe(email())
  expect(requested[1]).toEqual({
    input: {
      firstName: 'Alix',
      lastName: 'Martin',
      email: 'alix@exemple.fr',
      password: 'le chamois dort ici',
      newsletter: false,
    },
  })
  expect(cameIn).toEqual([])
})

test.each<[string, SiteFeatures, string[]]>([
  ['both providers', { google: true, facebook: true }, ['facebook', 'google_oauth2']],
  ['Google alone', { google: true, facebook: false }, ['google_oauth2']],
  ['no provider', { google: false, facebook: false }, []],
])('offers the providers that the service has: %s', (_case, features, offered) => {
  show({}, features)
  const paths = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(paths.flatMap((path) => path.match(/^\/auth\/([a-z0-9_]+)/)?.[1] ?? [])).toEqual(offered)
})

test('marks the last sign-in method', () => {
  writeStored('lastProvider', 'google')
  show({})
  expect(screen.getAllByText('La dernière fois, c’était par ici')).toHaveLength(1)
})
