import { Refusal } from '#api/plugins/errors.ts'

/** Result of one of several rows, or its refusal. */
export type Outcome<T> = T | Refusal

/** Returns an outcome, or throws its refusal. */
export function orThrow<T>(outcome: Outcome<T>): T {
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** Calls a function that throws refusals, and returns either. */
export function catchOutcome<T>(work: () => T): Outcome<T> {
  try {
    return work()
  } catch (error) {
    return refusalOr(error)
  }
}

/** Returns a refusal, and throws any other error. */
export function refusalOr(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

/** Passes all accepted rows to the next step at once, and puts their outcomes back among the refusals. */
export async function forAccepted<T, Result>(
  outcomes: readonly Outcome<T>[],
  step: (accepted: T[]) => Promise<readonly Outcome<Result>[]>,
): Promise<Outcome<Result>[]> {
  const accepted = outcomes.flatMap((each) => (each instanceof Refusal ? [] : [each]))
  const results = accepted.length > 0 ? (await step(accepted)).values() : [].values()
  return outcomes.map((each) => {
    if (each instanceof Refusal) return each
    const { done, value } = results.next()
    if (done) throw new Error('A step has returned fewer outcomes than it has rows.')
    return value
  })
}
