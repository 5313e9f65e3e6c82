import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changed, departure } from '#tests/web/expedition/departure.ts'
import { expeditionPage } from '#tests/web/expedition/expeditionPage.ts'
import { questionPage } from '#tests/web/expedition/questionPage.ts'
import { review, reviewPage } from '#tests/web/expedition/reviewPage.ts'
import { expeditionCard } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { LivePlaces } from '#web/app/shell/LivePlaces.tsx'
import { useExpeditionPageQuery } from '#web/pages/ExpeditionPage.generated.ts'
import { Page } from '#web/pages/ExpeditionPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>
type Expedition = ReturnType<typeof expeditionPage>

function open(changes: Partial<Expedition> = {}, answers: Answers = {}) {
  const input: Answers = {
    ExpeditionPage: () => ({ features: null, expedition: expeditionPage(changes) }),
    ...answers,
  }
  const page = (
    <>
      <Page />
      <LivePlaces />
    </>
  )
  const shown = stand(page, { at: '/expeditions/vanoise', route: '/expeditions/:slug', answers: input })
  return {
    ...shown,
    answers: input,
    sent: (name: string) => shown.requested.filter(([each]) => each === name),
  }
}
/** Loads another trip before its page opens, as the router does. */
function Preload({ slug }: { slug: string }) {
  useExpeditionPageQuery({ variables: { slug } })
  return null
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const section = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no section ${id}`)
  return within(found)
}

afterEach(() => vi.restoreAllMocks())

describe('its parts', () => {
  test('a trip that does not exist renders nothing: the loader answers 404', async () => {
    const { requested } = open({}, { ExpeditionPage: () => ({ features: null, expedition: null }) })
    await waitFor(() => expect(requested).toEqual([['ExpeditionPage', { slug: 'vanoise' }]]))
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('shows text, programme, departures, reviews and questions', async () => {
    open()
    await title('Les balcons de la Vanoise')
    expect(screen.getByText('Six jours de refuge en refuge.')).toBeTruthy()
    expect(screen.getByText('On monte de Pralognan.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Le programme, jour par jour' })).toBeTruthy()
    expect(section('reserver').getByRole('button', { name: 'Demander cette place' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: /^1.départ$/ }).id).toBe('departs')
    expect(await section('avis').findByText('Superbe.')).toBeTruthy()
    expect(await section('questions').findByLabelText('Pose ta question')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Voir les départs' }).getAttribute('href')).toBe('#departs')
  })

  test('without guide, route, journey or similar trips has no title for them', async () => {
    open()
    await screen.findByRole('heading', { name: 'Le programme, jour par jour' })
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    for (const missing of [
      'Le parcours',
      'Y aller en train',
      'Ce que comprend le prix',
      'Tu aimeras peut-être aussi',
    ])
      expect(titles).not.toContain(missing)
    expect(titles.filter((text) => text?.startsWith('Tu pars avec'))).toEqual([])
  })

  test('without departures offers to follow it', async () => {
    open({ departures: [] })
    await title('Les balcons de la Vanoise')
    expect(screen.getByRole('link', { name: 'Suivre les dates' })).toBeTruthy()
    expect(section('departs').getByText('Pas de départ prévu pour le moment.')).toBeTruthy()
  })
})

describe('a part that cannot be read', () => {
  test.each<[string, Partial<Expedition>, RegExp, Partial<Expedition>]>([
    ['departs', { departures: null }, /^Les départs sont momentanément/, { departures: [departure({})] }],
    ['avis', { reviews: null }, /^Les avis sont momentanément/, { reviews: reviewPage([review({})]) }],
    ['questions', { questions: null }, /^Les questions sont momentanément/, { questions: questionPage([]) }],
  ])('%s: costs only itself, and its button reads it again', async (id, missing, sentence, back) => {
    const { answers, sent } = open(missing)
    await title('Les balcons de la Vanoise')
    await waitFor(() => expect(section(id).getByText(sentence).getAttribute('role')).toBe('alert'))
    expect(screen.getByText('On monte de Pralognan.')).toBeTruthy()
    answers.ExpeditionPage = () => ({ features: null, expedition: expeditionPage(back) })
    await userEvent.click(section(id).getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(section(id).queryByText(sentence)).toBeNull())
    expect(sent('ExpeditionPage')).toHaveLength(2)
  })

  test('the bar leads to departures that cannot be read, which may exist', async () => {
    open({ departures: null })
    await title('Les balcons de la Vanoise')
    expect(screen.getByRole('link', { name: 'Voir les départs' })).toBeTruthy()
  })
})

describe('reading on', () => {
  test('more reviews are appended to the first ones', async () => {
    const { sent } = open(
      {},
      {
        ExpeditionPage: ({ after }) => ({
          features: null,
          expedition: expeditionPage(
            after ? { reviews: reviewPage([review({ id: '2', text: 'La suite.' })]) } : {},
          ),
        }),
      },
    )
    await title('Les balcons de la Vanoise')
    await userEvent.click(await section('avis').findByRole('button', { name: 'Afficher plus' }))
    expect(await screen.findByText('La suite.')).toBeTruthy()
    expect(screen.getByText('Superbe.')).toBeTruthy()
    expect(sent('ExpeditionPage').at(-1)).toEqual(['ExpeditionPage', { slug: 'vanoise', after: 'c1' }])
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
  })

  test('a similar trip is another page: the number of travellers begins again', async () => {
    // A desktop opens it in another tab.
    vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('(width < 1px)'))
    const other = expeditionPage({ id: '2', slug: 'aventure-2', name: 'Aventure 2' })
    const page = (
      <>
        <Preload slug="aventure-2" />
        <Page />
      </>
    )
    const { path, requested } = stand(page, {
      at: '/expeditions/vanoise',
      route: '/expeditions/:slug',
      answers: {
        ExpeditionPage: ({ slug }) => ({
          features: null,
          expedition:
            slug === 'vanoise' ? expeditionPage({ similarExpeditions: [expeditionCard(2)] }) : other,
        }),
      },
    })
    await title('Les balcons de la Vanoise')
    expect(requested).toContainEqual(['ExpeditionPage', { slug: 'aventure-2' }])
    await userEvent.selectOptions(screen.getByLabelText('Voyageurs'), '3')
    const similar = within(await screen.findByRole('list', { name: 'Tu aimeras peut-être aussi' }))
    await userEvent.click(similar.getByRole('link', { name: /^Aventure 2/ }))
    await title('Aventure 2')
    expect(path()).toBe('/expeditions/aventure-2')
    expect(screen.getByLabelText('Voyageurs')).toHaveProperty('value', '1')
  })
})

test('places sold while the page is open are reported beside the button', async () => {
  const sold = departure({ availableCount: 1 })
  const { account } = open({}, { DeparturesChanged: () => changed('1', sold) })
  await title('Les balcons de la Vanoise')
  // The choice comes first: the pointer makes the visitor active, and the places are read at once.
  fireEvent.change(screen.getByLabelText('Voyageurs'), { target: { value: '2' } })
  await userEvent.hover(screen.getByLabelText('Voyageurs'))
  expect((await section('reserver').findByRole('alert')).textContent).toMatch(
    /^Il reste 1.place sur ce départ/,
  )
  await userEvent.click(section('reserver').getByRole('button', { name: 'Demander cette place' }))
  expect(account.openSignIn).not.toHaveBeenCalled()
})
