import { expect } from 'vitest'
import { newAccount } from '#tests/gateway/graph/users/accounts.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { newReview } from '#tests/support/reviews.ts'
import { mutate, type PublicChange, type Scenario, type Stage } from '#tests/support/twoGateways.ts'

async function removeFavourite({ first }: Stage): Promise<Scenario> {
  const { cookie } = await newAccount(first.ask)
  const set = (is: boolean) =>
    first.ask(
      `mutation { setFavourite(expeditionId: "3", favourite: ${is}) { errors { code } } }`,
      {},
      { cookie },
    )
  await set(true)
  return {
    async read({ ask }) {
      const query = '{ expedition(slug: "3") { isFavourite } }'
      const { data } = await ask<{ expedition: { isFavourite: boolean } }>(query, {}, { cookie })
      return data.expedition.isFavourite
    },
    steps: [{ act: () => set(false), expected: false }],
  }
}

type Catalogue = {
  expedition: { id: string } | null
  expeditions: { totalCount: number; facets: { name: string; values: { value: string; count: number }[] }[] }
  found: { nodes: { id: string }[] }
}

/** Page, card and entry in the sitemap of the first expedition, and the counts of the catalogue and of its country. */
async function readFirstExpedition({ ask, url }: TestGateway) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const { data } = await ask<Catalogue>(
    `{ expedition(slug: "balcons-de-la-vanoise") { id }
      expeditions { totalCount facets { name values { value count } } }
      found: expeditions(filter: { query: "balcons de la Vanoise" }) { nodes { id } } }`,
  )
  const countries = data.expeditions.facets.find(({ name }) => name === 'countries')?.values
  return {
    hasPage: data.expedition !== null,
    hasCard: data.found.nodes.some(({ id }) => id === '1'),
    isListed: sitemap.includes('/expeditions/balcons-de-la-vanoise</loc>'),
    total: data.expeditions.totalCount,
    inFrance: countries?.find(({ value }) => value === 'FR')?.count ?? 0,
  }
}

async function withdrawExpedition(stage: Stage): Promise<Scenario> {
  const published = await readFirstExpedition(stage.first)
  expect(published).toMatchObject({ hasPage: true, hasCard: true, isListed: true })
  const { total, inFrance } = published
  const absent = { hasPage: false, hasCard: false, isListed: false }
  const change = (kind: string) => () =>
    mutate(stage, `agencyChangeExpeditions(ids: ["1"], change: { kind: ${kind} }, confirmed: true)`)
  return {
    read: readFirstExpedition,
    steps: [
      { act: change('UNPUBLISH'), expected: { ...absent, total: total - 1, inFrance: inFrance - 1 } },
      { act: change('PUBLISH'), expected: published },
    ],
  }
}

async function renameAgency(stage: Stage): Promise<Scenario> {
  type Settings = { agency: { settings: { agency: { version: number } } } }
  const { data } = await stage.first.ask<Settings>(
    '{ agency { settings { agency { version } } } }',
    {},
    stage.owner,
  )
  const { version } = data.agency.settings.agency
  const name = `Cimes ${version}`
  const value = `{ agency: { name: "${name}" } }`
  return {
    async read({ ask }) {
      return (await ask<{ site: { name: string } }>('{ site { name } }')).data.site.name
    },
    steps: [
      {
        act: () => mutate(stage, `agencySaveSettings(section: AGENCY, version: ${version}, value: ${value})`),
        expected: name,
      },
    ],
  }
}

async function hideQuestion(stage: Stage): Promise<Scenario> {
  const id = await newQuestion(stage.db)
  const set = (hidden: boolean) => () =>
    mutate(stage, `agencySetHidden(kind: MESSAGE, id: "${id}", hidden: ${hidden}, reason: "Publicité")`)
  return {
    async read({ ask }) {
      const query = '{ expedition(slug: "balcons-de-la-vanoise") { messages { id } } }'
      const { data } = await ask<{ expedition: { messages: { id: string }[] } }>(query)
      return data.expedition.messages.some((message) => message.id === id)
    },
    steps: [
      { act: set(true), expected: false },
      { act: set(false), expected: true },
    ],
  }
}

async function hideGuide(stage: Stage): Promise<Scenario> {
  type Guides = { agency: { guides: { id: string; version: number }[] } }
  const { data } = await stage.first.ask<Guides>('{ agency { guides { id version } } }', {}, stage.owner)
  let version = data.agency.guides.find(({ id }) => id === '1')?.version ?? 0
  const set = (isHidden: boolean) => () =>
    mutate(stage, `agencySaveGuide(id: "1", version: ${version++}, input: { isHidden: ${isHidden} })`)
  const read = async ({ ask }: TestGateway) => {
    const query =
      '{ expeditions(first: 50) { nodes { guide { slug } } } expedition(slug: "balcons-de-la-vanoise") { departures { guide { slug } } } }'
    return JSON.stringify((await ask(query)).data).split('"camille-rochette"').length - 1
  }
  const shown = await read(stage.first)
  expect(shown).toBeGreaterThan(3)
  return {
    read,
    steps: [
      { act: set(true), expected: 0 },
      { act: set(false), expected: shown },
    ],
  }
}

type Reply = { body: string; authorRole: string }
type Stats = { average: number; count: number; distribution: { count: number }[] }
type Reviews = {
  expedition: {
    averageRating: number
    reviewCount: number
    reviews: { totalCount: number; nodes: { id: string; reply: Reply | null }[] }
    reviewStats: Stats
  }
  expeditions: { nodes: { slug: string; averageRating: number; reviewCount: number }[] }
  latestReviews: { id: string }[]
  reviewStats: Stats
}

/** A review of one star in pages, cards, search and figures. All count it or none does: half would be a third answer. */
async function readReview({ ask }: TestGateway, id: string) {
  const reviews = 'reviews(first: 50) { totalCount nodes { id reply { body authorRole } } }'
  const stats = 'average count distribution { rating count }'
  const { data } = await ask<Reviews>(`{
    expedition(slug: "balcons-de-la-vanoise") { averageRating reviewCount ${reviews} reviewStats { ${stats} } }
    expeditions(sort: RATING, first: 50) { nodes { slug averageRating reviewCount } }
    latestReviews(first: 10) { id }
    reviewStats { ${stats} }
  }`)
  const { expedition, expeditions, latestReviews, reviewStats } = data
  const card = expeditions.nodes.find(({ slug }) => slug === 'balcons-de-la-vanoise')
  const listed = expedition.reviews.nodes.find((review) => review.id === id)
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
    isListed: listed !== undefined,
    isLatest: latestReviews.some((review) => review.id === id),
    reply: listed?.reply,
  }
}

async function publishReview(stage: Stage): Promise<Scenario> {
  const id = String(await newReview(stage.db, { rating: 1 }))
  const read = (node: TestGateway) => readReview(node, id)
  const before = await read(stage.first)
  const average = Math.round(((4.6 * 5 + 1) / 6) * 10) / 10
  const published = {
    counts: [6, 6, 6, 6],
    averages: [average, average, average],
    ones: 1,
    all: before.all + 1,
    isListed: true,
    isLatest: true,
    reply: null,
  }
  const body = 'Merci pour ta franchise.'
  return {
    read,
    steps: [
      {
        act: () => mutate(stage, `agencyDecideReview(id: "${id}", version: 1, input: { decision: PUBLISH })`),
        expected: published,
      },
      {
        act: () => mutate(stage, `agencyReplyToReview(id: "${id}", body: "${body}")`),
        expected: { ...published, reply: { body, authorRole: 'AGENCY' } },
      },
      {
        act: () =>
          mutate(stage, `agencySetHidden(kind: REVIEW, id: "${id}", hidden: true, reason: "Publicité")`),
        expected: before,
      },
    ],
  }
}

/** Changes that visitors see at every gateway. */
export const publicChanges: PublicChange[] = [
  { title: 'removes a favourite', goalMs: 1_000, begin: removeFavourite },
  { title: 'withdraws an expedition, and publishes it again', goalMs: 2_000, begin: withdrawExpedition },
  { title: 'shows a new name of the agency', goalMs: 1_000, begin: renameAgency },
  { title: 'hides a question, and shows it again', goalMs: 1_000, begin: hideQuestion },
  { title: 'takes a hidden guide off all pages, and shows it again', goalMs: 1_000, begin: hideGuide },
  {
    title: 'counts a published review, shows its reply, and leaves it out once it is hidden',
    goalMs: 1_000,
    begin: publishReview,
  },
]
