import { beforeAll, expect, test } from 'vitest'
import { median } from '#bench/measure.ts'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import type { Credentials, TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { newReview } from '#tests/support/reviews.ts'
import { staffMember } from '#tests/support/staff.ts'
import { timeUntil } from '#tests/support/timeUntil.ts'

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
const hide = (id: number, hidden: boolean) =>
  send(
    `agencySetHidden(kind: REVIEW, id: "${id}", hidden: ${hidden}, reason: "Publicité")`,
    'question { id } review { state hiddenReason }',
  )
const reply = (id: number, body: string) =>
  send(`agencyReplyToReview(id: "${id}", body: "${body}")`, 'review { reply { body authorName authorRole } }')

test('lists reviews that wait, refuses one and names the stored state of a stale decision', async () => {
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
    conflict: {
      by: 'Claire',
      version: 2,
      fields: [{ field: 'state', mine: '"PUBLISHED"', theirs: '"REFUSED"' }],
    },
    errors: [{ code: 'CONFLICT', field: 'version' }],
  })
  expect(await decide(id, refuse, 2)).toMatchObject({ errors: [{ code: 'INVALID_INPUT', field: 'id' }] })
  for (const unknown of ['999999', '../me'])
    expect(await decide(unknown, refuse)).toMatchObject({ errors: [{ code: 'NOT_FOUND', field: 'id' }] })
})

/** Figures and texts of the first expedition, as pages, structured data and search read them. */
async function readPublic({ ask }: TestGateway) {
  const reviews = 'reviews(first: 50) { totalCount nodes { id reply { body authorRole } } }'
  const stats = 'average count distribution { rating count }'
  const query = `{
    expedition(slug: "balcons-de-la-vanoise") { averageRating reviewCount ${reviews} reviewStats { ${stats} } }
    expeditions(sort: RATING, first: 50) { nodes { slug averageRating reviewCount } }
    latestReviews(first: 10) { id }
    reviewStats { ${stats} }
  }`
  type Node = { id: string; reply: { body: string; authorRole: string } | null }
  type Stats = { average: number; count: number; distribution: { rating: number; count: number }[] }
  const { data } = await ask<{
    expedition: {
      averageRating: number
      reviewCount: number
      reviews: { totalCount: number; nodes: Node[] }
      reviewStats: Stats
    }
    expeditions: { nodes: { slug: string; averageRating: number; reviewCount: number }[] }
    latestReviews: { id: string }[]
    reviewStats: Stats
  }>(query)
  return data
}

/** Whether everything public counts that review or leaves it out: half of it would be a third answer. */
function placesOf(data: Awaited<ReturnType<typeof readPublic>>, id: string) {
  const { expedition, expeditions, latestReviews, reviewStats } = data
  const card = expeditions.nodes.find(({ slug }) => slug === 'balcons-de-la-vanoise')
  return {
    counts: [
      expedition.reviewCount,
      expedition.reviews.totalCount,
      expedition.reviewStats.count,
      card?.reviewCount,
    ],
    averages: [expedition.averageRating, expedition.reviewStats.average, card?.averageRating],
    ones: expedition.reviewStats.distribution.at(-1)?.count,
    all: reviewStats.count,
    isListed: expedition.reviews.nodes.some((review) => review.id === id),
    isLatest: latestReviews.some((review) => review.id === id),
  }
}

test('a published review changes every page and figure of two gateways within a second, a hidden one leaves them', async () => {
  const { db, apiUrl } = current()
  const gateways = [await startListening(apiUrl), await startListening(apiUrl)]
  const refused = await newReview(db, { rating: 1 })
  await decide(refused, '{ decision: REFUSE, reason: INSULT, sentence: "Il insulte un guide." }')
  const rounds: Awaited<ReturnType<typeof timesOfReview>>[] = []
  for (let round = 0; round < 3; round++) rounds.push(await timesOfReview(gateways))
  expect(median(rounds.map(({ shown }) => shown))).toBeLessThan(1000)
  expect(median(rounds.map(({ replied }) => replied))).toBeLessThan(1000)
  expect(median(rounds.map(({ left }) => left))).toBeLessThan(1000)
  for (const gateway of gateways) await gateway.close()
})

/** Publishes a review, replies to it and hides it; returns how long each takes to show at all gateways. */
async function timesOfReview(gateways: TestGateway[]) {
  const id = await newReview(current().db, { rating: 1 })
  const read = () =>
    Promise.all(gateways.map(async (gateway) => placesOf(await readPublic(gateway), String(id))))
  const before = await read()
  await decide(id, '{ decision: PUBLISH }')
  const [average] = [(4.6 * 5 + 1) / 6].map((value) => Math.round(value * 10) / 10)
  const published = {
    counts: [6, 6, 6, 6],
    averages: [average, average, average],
    ones: 1,
    all: (before[0]?.all ?? 0) + 1,
    isListed: true,
    isLatest: true,
  }
  const shown = await timeUntil(async () => expect(await read()).toEqual([published, published]))
  await reply(id, 'Merci pour ta franchise.')
  const replies = async () => {
    const pages = await Promise.all(gateways.map(readPublic))
    return pages.map(({ expedition }) => expedition.reviews.nodes.find((each) => each.id === `${id}`)?.reply)
  }
  const answer = { body: 'Merci pour ta franchise.', authorRole: 'AGENCY' }
  const replied = await timeUntil(async () => expect(await replies()).toEqual([answer, answer]))
  expect(await hide(id, true)).toEqual({
    question: null,
    review: { state: 'HIDDEN', hiddenReason: 'Publicité' },
    errors: [],
  })
  const left = await timeUntil(async () => expect(await read()).toEqual(before))
  return { shown, replied, left }
}
