import { setTimeout as wait } from 'node:timers/promises'
import { vi } from 'vitest'

type Ended = {
  answered: number
  refused: number
  /** Requests without a successful response. */
  failures: string[]
  /** Lost acknowledged writes, and sessions considered over. */
  wrong: string[]
}

export type Load = {
  /** Waits for that many further responses. */
  atLeast(count: number): Promise<void>
  end(): Promise<Ended>
}

const reads = ['/expeditions', '/graphql?query={expeditions(first:3){nodes{id}}}']
/** Few, each of which waits for its response: they ask no more of a machine than it can do. */
const readers = 2
const expedition = '2'

/** Reading visitors, and one account that toggles a favourite and verifies it. */
export async function underLoad(url: string, cookie: string): Promise<Load> {
  let isOver = false
  let answered = 0
  let refused = 0
  const failures: string[] = []
  const wrong: string[] = []

  async function tried(path: string, init?: RequestInit): Promise<string | undefined> {
    try {
      const response = await fetch(url + path, init)
      const text = await response.text()
      if (text.includes('OVERLOADED')) return await later(response)
      if (response.ok && !text.includes('"errors":[{')) {
        answered += 1
        return text
      }
      failures.push(`${init?.body ?? path}: ${response.status} ${text.slice(0, 300)}`)
    } catch (error) {
      failures.push(`${init?.body ?? path}: ${error instanceof Error ? (error.cause ?? error) : error}`)
    }
    return undefined
  }

  /** An overloaded machine says when to retry: not a failure. */
  async function later({ headers }: Response): Promise<undefined> {
    refused += 1
    await wait(Number(headers.get('retry-after')) * 1000)
  }

  const post = (query: string) =>
    tried('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query }),
    })

  async function read(path: string): Promise<void> {
    while (!isOver) await tried(path)
  }

  async function write(): Promise<void> {
    for (let is = true; !isOver; is = !is) {
      const formatted = await post(
        `mutation { setFavourite(expeditionId: "${expedition}", favourite: ${is}) { errors { code } } }`,
      )
      const seen = await post('{ me { favouriteIds } }')
      if (seen?.includes('"me":null') || (formatted && seen && seen.includes(`"${expedition}"`) !== is))
        wrong.push(`${is}: ${formatted} ${seen}`)
    }
  }

  const all = [...Array.from({ length: readers }, (_, index) => read(reads[index % 2] ?? '/')), write()]
  return {
    async atLeast(count) {
      const goal = answered + count
      await vi.waitFor(() => {
        if (answered < goal) throw new Error(`${answered} answers of ${goal}; ${failures.join('\n')}`)
      }, 100_000)
    },
    async end() {
      isOver = true
      await Promise.all(all)
      return { answered, refused, failures, wrong }
    },
  }
}
