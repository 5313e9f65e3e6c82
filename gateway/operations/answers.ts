import { LRUCache } from 'lru-cache'

export type KeptAnswer = { body: Buffer; freshUntilMs: number; maxAgeS: number; paths: Set<string> }

/** Whole public answers, as they are sent. */
const mostBytes = 64 * 1024 * 1024

/** A page that was just dropped from everywhere is asked for once: those who want the same meanwhile wait for that answer. */
export function answerStore(nowMs: () => number) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 200,
  })
  return {
    find(key: string): KeptAnswer | undefined {
      const answer = kept.get(key)
      return answer && answer.freshUntilMs > nowMs() ? answer : undefined
    },

    keep(key: string, body: Buffer, maxAgeS: number, paths: Set<string>): void {
      kept.set(key, { body, maxAgeS, freshUntilMs: nowMs() + maxAgeS * 1000, paths })
    },

    /** Every answer that was made of one of these paths is no longer true. */
    forget(paths: string[]): void {
      for (const [key, answer] of kept.entries())
        if (paths.some((path) => answer.paths.has(path))) kept.delete(key)
    },
  }
}

export type AnswerStore = ReturnType<typeof answerStore>
