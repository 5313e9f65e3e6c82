import { setImmediate as nextTurn } from 'node:timers/promises'

const mostKeys = 32
/** One runs in the database while the rows of the other are sent. */
const mostStatements = 2

type Waiting<Key, Answer> = {
  key: Key
  resolve: (answer: Answer | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Batches concurrent look-ups into one statement, so that dozens of callers cost the database little more
 * than one. A result always comes from a statement that began after its request.
 */
export function batched<Key, Answer>(
  load: (keys: Key[]) => Promise<Map<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  const queue: Waiting<Key, Answer>[] = []
  let statements = 0

  async function work(): Promise<void> {
    await nextTurn()
    while (queue.length > 0) await settle(queue.splice(0, mostKeys), load)
    statements--
  }

  return (key) =>
    new Promise((resolve, reject) => {
      queue.push({ key, resolve, reject })
      if (statements === mostStatements) return
      statements++
      work()
    })
}

async function settle<Key, Answer>(
  batch: Waiting<Key, Answer>[],
  load: (keys: Key[]) => Promise<Map<Key, Answer>>,
): Promise<void> {
  try {
    const answers = await load([...new Set(batch.map(({ key }) => key))])
    for (const { key, resolve } of batch) resolve(answers.get(key))
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
