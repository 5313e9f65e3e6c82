import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ApiProcess, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

export type CrashReport = {
  kills: number
  acknowledged: number
  lost: number
  halfDone: number
  slowestRestartMs: number
}

const expedition = '/api/v1/expeditions/1'
const writers = 4

/**
 * Kills the api under write load repeatedly, and checks after each restart that all acknowledged writes
 * exist: each message, and a favourite with its count.
 */
export async function crashAgainAndAgain(env: Record<string, string>, kills: number): Promise<CrashReport> {
  let api = await startApiProcess({ RATE_LIMIT_FACTOR: '1000000', ...env })
  const report: CrashReport = { kills: 0, acknowledged: 0, lost: 0, halfDone: 0, slowestRestartMs: 0 }
  try {
    const headers = { authorization: `Bearer ${await signUp(api)}`, 'content-type': 'application/json' }
    const begun = await interestsCount(api)
    const sent = new Set<string>()
    for (; report.kills < kills; report.kills++) {
      const written = sent.size + writers
      const load = startLoad(api, headers, sent)
      // A loaded machine acknowledges nothing for a while; after that the time of the kill varies.
      await until(() => sent.size >= written)
      await wait((report.kills * 137) % 400)
      await stopProcess(api.child, 'SIGKILL')
      await load
      api = await startApiProcess({ RATE_LIMIT_FACTOR: '1000000', ...env })
      report.slowestRestartMs = Math.max(report.slowestRestartMs, api.readyAfterMs)
      const stored = await storedMessages(api)
      report.lost += [...sent].filter((body) => !stored.has(body)).length
      const isFavourite = (await ask(api, '/api/v1/interests/', { headers })).length === 1
      if ((await interestsCount(api)) !== begun + Number(isFavourite)) report.halfDone++
    }
    return { ...report, acknowledged: sent.size }
  } finally {
    await stopProcess(api.child)
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 30_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error('The api acknowledges too little.')
    await wait(5)
  }
}

/** Writers that continue until the api has died. */
async function startLoad(api: ApiProcess, headers: Record<string, string>, sent: Set<string>): Promise<void> {
  const untilGone = async (write: (round: number) => Promise<void>) => {
    try {
      for (let round = 0; ; round++) await write(round)
    } catch {
      // The connection broke: this is the kill.
    }
  }
  const post = async (path: string, payload: object) => {
    const answer = await fetch(`${api.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
    })
    await answer.arrayBuffer()
    return answer.ok
  }
  const message = async () => {
    const body = randomUUID()
    if (await post(`${expedition}/messages`, { body })) sent.add(body)
  }
  const favourite = async (round: number) => {
    await post('/api/v1/interests/', { expedition_id: '1', interested: round % 2 === 0 })
  }
  await Promise.all([...Array.from({ length: writers }, () => untilGone(message)), untilGone(favourite)])
}

async function signUp(api: ApiProcess): Promise<string> {
  const account = {
    email: `${randomUUID()}@example.test`,
    password: 'a long password',
    first_name: 'Alix',
    last_name: 'Martin',
    newsletter: false,
  }
  const answer = await ask(api, '/api/v1/auth/signup/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return answer.token
}

async function storedMessages(api: ApiProcess): Promise<Set<string>> {
  const bodies = new Set<string>()
  for (let page = 1; ; page++) {
    const { messages } = await ask(api, `${expedition}/messages?page=${page}`)
    if (messages.length === 0) return bodies
    for (const message of messages) bodies.add(message.body)
  }
}

async function interestsCount(api: ApiProcess): Promise<number> {
  return (await ask(api, expedition)).all_time_interests_count
}

/** Repeats a request when the service says when to retry, under load. */
async function ask(api: ApiProcess, path: string, init?: RequestInit, patience = 10) {
  const answer = await fetch(`${api.url}${path}`, init)
  const text = await answer.text()
  if (answer.status === 503 && patience > 0) {
    await wait(Number(answer.headers.get('retry-after')) * 1000)
    return ask(api, path, init, patience - 1)
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}
