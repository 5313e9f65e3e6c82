import { NotFound } from '#web/app/NotFound.tsx'

export const Page = NotFound

export async function load(): Promise<never> {
  throw new Response(null, { status: 404 })
}
