import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { type Contender, startContender } from '#bench/gateway/contender.ts'
import { operations } from '#bench/gateway/operations.ts'
import { figure, ratio, runRounds, type Track } from '#bench/gateway/rounds.ts'
import type { LoadRequest } from '#bench/gateway/slice.ts'
import { options } from '#bench/options.ts'
import { row, type Section } from '#bench/page.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

const email = 'camille.voyage@demo.explora.test'
const slug = 'balcons-de-la-vanoise'
const connections = 10

/** Compares the page of an expedition, with `isFavourite`, of an account and of a visitor. */
export async function benchSignedIn(): Promise<Section[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-bench-'))
  const api = await startApiProcess({ DATA_DIR, RATE_LIMIT_FACTOR: '1000000' })
  const gateway = await startContender('oursProcess.ts', [api.url])
  try {
    const { bearer, cookie } = await signIn(gateway.url)
    const tracks = [
      track('visitor', gateway, {}),
      track('by bearer', gateway, { authorization: `Bearer ${bearer}` }),
      track('by cookie', gateway, { cookie }),
    ]
    await runRounds(tracks, undefined, { rounds: options.rounds, connections })
    const [visitor, ...signedIn] = tracks
    return [
      {
        title: 'gateway: signed-in trip ÷ visitor’s trip with isFavourite',
        rows: visitor ? signedIn.map((each) => goalRow(each, visitor)) : [],
      },
    ]
  } finally {
    await gateway.stop()
    await stopProcess(api.child)
    rmSync(DATA_DIR, { recursive: true })
  }
}

/** A bearer, and the session cookie of another sign-in. */
export async function signIn(url: string): Promise<{ bearer: string; cookie: string }> {
  const send = (query: string) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { email, password: demoPassword } }),
    })
  const variables = '($email: String!, $password: String!)'
  const credentials = '(email: $email, password: $password)'
  const created = await send(`mutation ${variables} { createToken${credentials} { token } }`)
  const { data }: { data: { createToken: { token: string } } } = JSON.parse(await created.text())
  const signedIn = await send(`mutation ${variables} { login${credentials} { user { id } } }`)
  const [cookie = ''] = signedIn.headers.getSetCookie().map((header) => header.split(';')[0] ?? '')
  if (!data.createToken.token || !cookie.includes('sid='))
    throw new Error('The demonstration account cannot sign in.')
  return { bearer: data.createToken.token, cookie }
}

function track(name: string, contender: Contender, headers: Record<string, string>): Track {
  const { query } = operations([slug]).trip
  const request: LoadRequest = {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    bodies: [JSON.stringify({ query, variables: { slug } })],
  }
  return { name, work: 'trip', contender, request, rounds: [] }
}

function goalRow(signedIn: Track, visitor: Track) {
  const measured = ratio(signedIn, visitor, 'perSecond')
  const perSecond = (each: Track) => figure(each, 'perSecond').toFixed(0)
  const figures = `${measured.toFixed(2)} (${perSecond(signedIn)} ÷ ${perSecond(visitor)} responses a second)`
  return row(signedIn.name, figures, '≥ 0.5', measured >= 0.5)
}
