import { notFound } from '#web/lib/load.ts'

export async function load(): Promise<never> {
  throw notFound()
}

/** Never shown: the not-found page is the error boundary's. */
export const Page = () => null
