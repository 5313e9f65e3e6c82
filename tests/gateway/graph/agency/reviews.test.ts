import { beforeAll, expect, test } from 'vitest'
import type { Credentials } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { newReview } from '#tests/support/reviews.ts'
import { staffMember } from '#tests/support/staff.ts'

const current = product()
let claire: Credentials
beforeAll(async () => {
  const member = await staffMember(current().db, { permissions: ['messages'], firstName: 'Claire' })
  claire = { bearer: member.headers.authorization.replace('Bearer ', '') }
})

type Payload = { errors: { code: string; field: string | null }[] } & Record<string, unknown>

async function send(call: string, selection: string): Promise<Payload> {
  const query = `mutation { answer: ${call} { ${selection} errors { code field } } }`
  const { data } = await current().gateway.ask<{ answer: Payload }>(query, {}, claire)
  return data.answer
}
const decide = (id: number | string, input: string, version = 1) =>
  send(
    `agencyDecideReview(id: "${id}", version: ${version}, input: ${input})`,
    'review { state refusalReason refusalText version } conflict { by version fields { field mine theirs } }',
  )
const hide = (id: number) =>
  send(
    `agencySetHidden(kind: REVIEW, id: "${id}", hidden: true, reason: "Publicité")`,
    'question { id } review { state hiddenReason }',
  )
const reply = (id: number, body: string) =>
  send(`agencyReplyToReview(id: "${id}", body: "${body}")`, 'review { reply { body authorName authorRole } }')

test('lists reviews that wait, refuses one and names the author of the decision that came first', async () => {
  const id = String(await newReview(current().db))
  const page =
    '{ agency { reviews { totalCount nodes { id state rating authorName dueAt reply { body } } } } }'
  type Page = { agency: { reviews: { totalCount: number; nodes: { id: string }[] } } }
  const { data } = await current().gateway.ask<Page>(page, {}, claire)
  expect(data.agency.reviews.nodes).toContainEqual({
    id,
    state: 'PENDING',
    rating: 2,
    authorName: 'Élodie',
    dueAt: '2027-03-15T09:00:00.000Z',
    reply: null,
  })
  expect(await decide(id, '{ decision: REFUSE }')).toEqual({
    review: null,
    conflict: null,
    errors: [
      { code: 'INVALID_INPUT', field: 'reason' },
      { code: 'INVALID_INPUT', field: 'sentence' },
    ],
  })
  const refuse = '{ decision: REFUSE, reason: OFF_TOPIC, sentence: "Il parle d’un train." }'
  expect(await decide(id, refuse)).toEqual({
    review: { state: 'REFUSED', refusalReason: 'OFF_TOPIC', refusalText: 'Il parle d’un train.', version: 2 },
    conflict: null,
    errors: [],
  })
  expect(await decide(id, '{ decision: PUBLISH }')).toEqual({
    review: null,
    conflict: { by: 'Claire', version: 2, fields: [] },
    errors: [{ code: 'CONFLICT', field: 'version' }],
  })
  expect(await decide(id, refuse, 2)).toMatchObject({ errors: [{ code: 'INVALID_INPUT', field: 'id' }] })
  for (const unknown of ['999999', '../me'])
    expect(await decide(unknown, refuse)).toMatchObject({ errors: [{ code: 'NOT_FOUND', field: 'id' }] })
})

test('replies to a published review, and hides it with a reason', async () => {
  const id = await newReview(current().db, { rating: 1 })
  await decide(id, '{ decision: PUBLISH }')
  const body = 'Merci pour ta franchise.'
  expect(await reply(id, body)).toEqual({
    review: { reply: { body, authorName: 'Claire', authorRole: 'AGENCY' } },
    errors: [],
  })
  expect(await hide(id)).toEqual({
    question: null,
    review: { state: 'HIDDEN', hiddenReason: 'Publicité' },
    errors: [],
  })
})
