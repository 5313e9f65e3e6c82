import { webhookDeliveries } from '#api/db/webhookTables.ts'
import type { Stage, Success } from '#tests/gateway/authorization/stage.ts'
import { testNow } from '#tests/support/testNow.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

/** How the mutations of webhooks succeed. */
export const webhookSuccesses: Record<string, (stage: Stage) => Promise<Success>> = {
  agencySaveWebhook: async () => ({
    call: 'agencySaveWebhook(input: { url: "https://receiver.example.test/hooks", events: [MESSAGE_POSTED] })',
  }),
  agencyRemoveWebhook: async ({ db }) => ({
    call: `agencyRemoveWebhook(id: "${(await newEndpoint(db)).id}")`,
  }),
  agencySendWebhookTest: async ({ db }) => ({
    call: `agencySendWebhookTest(id: "${(await newEndpoint(db)).id}")`,
  }),
  agencyRedeliver: async ({ db }) => {
    const { id } = await newEndpoint(db)
    const test = { endpointId: id, type: 'webhook.test', facts: {}, at: testNow, status: 'failed' } as const
    const [delivery] = await db.insert(webhookDeliveries).values(test).returning()
    return { call: `agencyRedeliver(id: "${delivery?.id}")` }
  },
}
