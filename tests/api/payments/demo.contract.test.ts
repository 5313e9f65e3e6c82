import { vi } from 'vitest'
import { providerContract } from '#tests/api/payments/providerContract.ts'
import { startDemoPayments } from '#tests/support/demoPayments.ts'

const numbers = {
  succeeds: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  challenges: '4000 0000 0000 3220',
}

providerContract('the demonstration provider', async () => {
  const demo = await startDemoPayments()
  return {
    provider: demo.provider,
    pay: ({ id }, card) => demo.pay(id, numbers[card]),
    answerChallenge: ({ id }, isRight) => demo.enterCode(id, isRight ? '123456' : '000000'),
    async webhook({ id }) {
      const delivery = await vi.waitUntil(() => demo.deliveries.find(({ body }) => body.includes(id)))
      const [, seconds] = /t=(\d+)/.exec(String(delivery.headers['explora-demo-signature'])) ?? []
      return { ...delivery, at: new Date(Number(seconds) * 1000) }
    },
    close: demo.close,
  }
})
