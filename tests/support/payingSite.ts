import { afterAll, beforeAll } from 'vitest'
import { startDemoPayments } from '#tests/support/demoPayments.ts'
import { site } from '#tests/support/site.ts'

/** The built site, open for booking, with a demonstration provider whose webhooks reach it. */
export async function payingSite() {
  const demo = await startDemoPayments()
  const started = site({}, true, demo.provider)
  beforeAll(() => demo.deliverTo(started().url))
  afterAll(() => demo.close())
  return { demo, started }
}
