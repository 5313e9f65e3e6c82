import { beforeAll, expect, test } from 'vitest'
import type { Credentials } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { staffMember } from '#tests/support/staff.ts'

const current = product()
let claire: Credentials
beforeAll(async () => {
  const member = await staffMember(current().db, { permissions: ['messages'], firstName: 'Claire' })
  claire = { bearer: member.headers.authorization.replace('Bearer ', '') }
})

const selection =
  'question { id state hiddenReason replies { authorRole authorName body } } errors { code field }'

test('lists open questions, answers one and refuses an unknown one', async () => {
  const { db, gateway } = current()
  const id = await newQuestion(db)
  const page = '{ agency { questions(filter: { expeditionId: "1" }) { totalCount nodes { id state } } } }'
  type Page = { agency: { questions: { totalCount: number; nodes: { id: string; state: string }[] } } }
  const before = (await gateway.ask<Page>(page, {}, claire)).data.agency.questions
  expect(before.nodes).toContainEqual({ id, state: 'OPEN' })
  const answer = (to: string) =>
    gateway.ask(`mutation { answer: agencyAnswer(id: "${to}", body: "Oui.") { ${selection} } }`, {}, claire)
  expect((await answer(id)).data).toEqual({
    answer: {
      question: {
        id,
        state: 'ANSWERED',
        hiddenReason: null,
        replies: [{ authorRole: 'AGENCY', authorName: 'Claire', body: 'Oui.' }],
      },
      errors: [],
    },
  })
  expect((await gateway.ask<Page>(page, {}, claire)).data.agency.questions.totalCount).toBe(
    before.totalCount - 1,
  )
  const unknown = { question: null, errors: [{ code: 'NOT_FOUND', field: 'id' }] }
  expect((await answer('0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e')).data).toEqual({ answer: unknown })
  expect((await answer('../me')).data).toEqual({ answer: unknown })
})
