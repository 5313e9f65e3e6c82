import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cards } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { writeDevice } from '#web/lib/browser/device.ts'
import { OutingSection } from '#web/pages/content/OutingSection.tsx'
import { findFault, readOuting, toFields, writeOuting } from '#web/pages/content/outing.rules.ts'

afterEach(() => void vi.useRealTimers())

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const sentence = () => plain(screen.getByRole('status').textContent)

async function typeOuting(km: string, ascent: string, time: string) {
  await userEvent.type(field(/^Distance/), km)
  await userEvent.type(field(/^Montée/), ascent)
  await userEvent.type(field(/^Durée/), time)
}

describe('the figures of an outing', () => {
  test.each([
    ['14', '800', '5', { km: 14, ascentM: 800, hours: 5 }],
    ['14,5', '1 200', '6 h 30', { km: 14.5, ascentM: 1200, hours: 6.5 }],
    ['14.5', '1\u202f200', '6h30', { km: 14.5, ascentM: 1200, hours: 6.5 }],
    ['1', '0', '24 h', { km: 1, ascentM: 0, hours: 24 }],
    ['0,9', '0', '5', undefined],
    ['81', '0', '5', undefined],
    ['14', '5001', '5', undefined],
    ['14', '800', '0,4', undefined],
    ['14', '800', '25', undefined],
    ['14', '800', '5 h 75', undefined],
    ['quatorze', '800', '5', undefined],
    ['14', '', '5', undefined],
  ])('« %s », « %s », « %s » are read', (km, ascentM, hours, expected) => {
    expect(readOuting({ km, ascentM, hours, feeling: 'FRESH' })).toEqual(
      expected && { ...expected, feeling: 'FRESH' },
    )
  })

  test('an empty field has no fault yet', () => {
    expect(findFault('km', ' ')).toBeUndefined()
    expect(plain(findFault('km', '0'))).toBe('Entre 1 et 80 km')
  })

  test('are stored with their level last, and shown again', () => {
    const text = writeOuting({ km: 14.5, ascentM: 800, hours: 6.5, feeling: 'TIRED' })
    expect(text).toBe('14.5 800 6.5 TIRED 2')
    expect(toFields(text)).toEqual({ km: '14,5', ascentM: '800', hours: '6,5', feeling: 'TIRED' })
  })

  test.each([null, '', 'x', '14 800', '900 800 5 TIRED 3', '14 800 5 HAPPY 3'])(
    'a stored « %s » leaves the fields empty',
    (text) => expect(toFields(text)).toMatchObject({ km: '', ascentM: '', hours: '' }),
  )
})

describe('the form', () => {
  test('answers with the calculation, stores the outing on the device and sends nothing', async () => {
    const { requested } = stand(<OutingSection />)
    await typeOuting('14', '800', '5')
    await waitFor(() =>
      expect(sentence()).toBe(
        '14 km + 800 m ÷ 100 = 22 km-effort en 5 h, soit 4,4 par heure. Au rythme du groupe (4), ta journée vaut 22 : niveau 3.',
      ),
    )
    expect(localStorage.getItem('effort')).toBe('14 800 5 TIRED 3')
    await userEvent.click(screen.getByRole('radio', { name: 'Épuisé' }))
    await waitFor(() =>
      expect(sentence()).toContain('corrigé par ton ressenti (× 0,85), ta journée vaut 18,7 : niveau 2.'),
    )
    const see = screen.getByRole('link', { name: 'Voir les aventures de niveau 2' })
    expect(see.getAttribute('href')).toBe('/expeditions?level=2')
    expect(requested).toEqual([])
  })

  test('answers 300 ms after the last key', () => {
    vi.useFakeTimers()
    stand(<OutingSection />)
    const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
    write(/^Distance/, '14')
    write(/^Montée/, '800')
    write(/^Durée/, '5')
    act(() => vi.advanceTimersByTime(200))
    write(/^Durée/, '7')
    act(() => vi.advanceTimersByTime(299))
    expect(sentence()).toBe('')
    act(() => vi.advanceTimersByTime(1))
    expect(sentence()).toMatch(/en 7 h, .* : niveau 2\.$/)
  })

  test('names the bounds of a wrong field, and answers nothing', async () => {
    stand(<OutingSection />)
    await typeOuting('140', '800', '5')
    expect(plain((await screen.findByRole('alert')).textContent)).toBe('Entre 1 et 80 km')
    expect(field(/^Distance/).getAttribute('aria-invalid')).toBe('true')
    expect(sentence()).toBe('')
  })

  test('warns of a pace above 12', async () => {
    localStorage.setItem('effort', '40 3000 5 TIRED 5')
    stand(<OutingSection />)
    expect(await screen.findByText(/^C’est très rapide/)).toBeTruthy()
  })

  test('follows another tab, and erases the outing', async () => {
    stand(<OutingSection />)
    act(() => writeDevice('effort', '18 1000 6.5 TIRED 4'))
    expect(field(/^Distance/).value).toBe('18')
    await userEvent.click(screen.getByRole('button', { name: 'Oublier cette sortie' }))
    expect(localStorage.getItem('effort')).toBeNull()
    expect(field(/^Distance/).value).toBe('')
    expect(sentence()).toBe('')
  })
})

describe('the account', () => {
  const user = (effort: object | null) => ({ me: { __typename: 'User', id: '1', effort } })
  const stored = { __typename: 'Effort', km: 14, ascentM: 800, hours: 5, feeling: 'TIRED' }

  test('stores the outing by its button, and removes it', async () => {
    localStorage.setItem('effort', '14 800 5 TIRED 3')
    const { requested } = stand(<OutingSection />, {
      isSignedIn: true,
      answers: {
        MyOuting: () => user(null),
        SetEffort: ({ input }) => ({
          setEffort: { __typename: 'UpdateProfilePayload', ...user(input ? stored : null), errors: [] },
        }),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Garder dans mon compte' }))
    await userEvent.click(await screen.findByRole('button', { name: 'La retirer de mon compte' }))
    expect(await screen.findByRole('button', { name: 'Garder dans mon compte' })).toBeTruthy()
    const input = { km: 14, ascentM: 800, hours: 5, feeling: 'TIRED' }
    expect(requested.slice(1)).toEqual([
      ['SetEffort', { input }],
      ['SetEffort', { input: null }],
    ])
  })

  test('offers its outing to a device without one', async () => {
    stand(<OutingSection />, { isSignedIn: true, answers: { MyOuting: () => user(stored) } })
    await userEvent.click(await screen.findByRole('button', { name: /^Reprendre celle de mon compte/ }))
    expect(localStorage.getItem('effort')).toBe('14 800 5 TIRED 3')
    expect(field(/^Distance/).value).toBe('14')
  })

  test('reports a change that fails, which can be repeated', async () => {
    localStorage.setItem('effort', '14 800 5 TIRED 3')
    stand(<OutingSection />, {
      isSignedIn: true,
      answers: { MyOuting: () => user(null), SetEffort: 'fails' },
    })
    const save = await screen.findByRole('button', { name: 'Garder dans mon compte' })
    await userEvent.click(save)
    expect(await screen.findByText(/^Une erreur est survenue/)).toBeTruthy()
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull())
  })
})

function Cards() {
  const favourites = useFavourites()
  const levels = [3, 4, 5]
  const expeditions = cards(1, 3).map((expedition, index) => ({ ...expedition, level: levels[index] ?? 1 }))
  return <ExpeditionGrid expeditions={expeditions} favourites={favourites} />
}

test('cards show how a trip suits the outing of this device, and nothing without one', () => {
  stand(<Cards />)
  const badges = () =>
    screen.getAllByRole('article').map((article) => plain(article.querySelector('.trip-fit')?.textContent))
  expect(badges()).toEqual([undefined, undefined, undefined])
  act(() => writeDevice('effort', '14 800 5 TIRED 3'))
  expect(badges()).toEqual(['dans tes cordes', 'petit défi', 'trop tôt'])
  expect(
    within(screen.getAllByRole('article')[0] ?? document.body).getByRole('button', { name: /^Niveau 3.5/ }),
  ).toBeTruthy()
  act(() => writeDevice('effort', '14 800 5 TIRED x'))
  expect(badges()).toEqual([undefined, undefined, undefined])
})
