import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { startContender } from '#bench/gateway/contender.ts'
import { operations } from '#bench/gateway/operations.ts'
import { type LoadRequest, type Slice, slice } from '#bench/gateway/slice.ts'
import { median } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { row, type Section } from '#bench/page.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

const email = 'camille.voyage@demo.explora.test'
const slug = 'balcons-de-la-vanoise'
const warmUpSeconds = 5

/** Compares the page of an expedition, with `isFavourite`, of an account and of a visitor. */
export async function benchSignedIn(): Promise<Section[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-bench-'))
  const api = await startApiProcess({ DATA_DIR, RATE_LIMIT_FACTOR: '1000000' })
  const gateway = await startContender('oursProcess.ts', [api.url])
  try {
    const { bearer, cookie } = await signIn(gateway.url)
    const [visitor = [], byBearer = [], byCookie = []] = await interleave([
      request({}),
      request({ authorization: `Bearer ${bearer}` }),
      request({ cookie }),
    ])
    return [
      {
        title: 'gateway: signed-in trip ÷ visitor’s trip with isFavourite',
        rows: [goalRow('by bearer', byBearer, visitor), goalRow('by cookie', byCookie, visitor)],
      },
    ]
  } finally {
    await gateway.stop()
    await stopProcess(api.child)
    rmSync(DATA_DIR, { recursive: true })
  }

  async function interleave(requests: LoadRequest[]): Promise<Slice[][]> {
    const slices: Slice[][] = requests.map(() => [])
    for (const each of requests) await slice(gateway, each, { seconds: warmUpSeconds })
    for (let round = 0; round < options.rounds; round++)
      for (const [index, each] of requests.entries())
        slices[index]?.push(await slice(gateway, each, { seconds: 1 }))
    return slices
  }
}

/** A bearer, and the session cookie of another sign-in. */
async function signIn(url: string): Promise<{ bearer: string; cookie: string }> {
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

function request(headers: Record<string, string>): LoadRequest {
  const { query } = operations([slug]).trip
  return {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    bodies: [JSON.stringify({ query, variables: { slug } })],
  }
}

function goalRow(name: string, signedIn: Slice[], visitor: Slice[]) {
  const ratio = median(
    signedIn.map(({ perSecond }, round) => perSecond / (visitor[round]?.perSecond ?? Number.NaN)),
  )
  const perSecond = (slices: Slice[]) => median(slices.map((each) => each.perSecond)).toFixed(0)
  const figures = `${ratio.toFixed(2)} (${perSecond(signedIn)} ÷ ${perSecond(visitor)} responses a second)`
  return row(name, figures, '≥ 0.5', ratio >= 0.5)
}
