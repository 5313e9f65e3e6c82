import { randomBytes } from 'node:crypto'
import * as argon2 from '@node-rs/argon2'
import type { Argon2 } from '#api/deps.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { normalisePassword } from '#schema/signUp.ts'
import { createSemaphore, runInside } from '#server/semaphore.ts'

/** 19 MiB and two passes: OWASP's parameters for Argon2id, the default of the library. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Node has four threads for such work, and each hash takes 19 MiB. */
const atOnce = 4
const waiting = 40

export function hashPassword(password: string, { hash }: Argon2 = argon2): Promise<string> {
  return hash(normalisePassword(password), cost)
}

/** Bounds the hashes that run and that wait at once, and refuses beyond. */
export function passwordHasher(library: Argon2 = argon2) {
  const semaphore = createSemaphore(atOnce, waiting)
  /** Hashes discarded random bytes: an account without a password costs as much time as a wrong password. */
  const placeholder = hashPassword(randomBytes(32).toString('hex'), library)

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (semaphore.isFull()) throw new Refusal('OVERLOADED')
    return runInside(semaphore, work)
  }

  return {
    hash: (password: string) => inTurn(() => hashPassword(password, library)),

    /** Takes the same time whatever the hash, an absent one included. */
    verify: (passwordHash: string | null | undefined, password: string) =>
      inTurn(async () => {
        const hash = passwordHash ?? (await placeholder)
        const isRight = await library.verify(hash, normalisePassword(password))
        return isRight && typeof passwordHash === 'string'
      }),
  }
}

export type PasswordHasher = ReturnType<typeof passwordHasher>
