import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { ExpeditionPriceContent, ExpeditionProgramme } from '#web/features/details/ExpeditionProgramme.tsx'

afterEach(cleanup)

describe('the programme', () => {
  const programme = {
    __typename: 'Expedition' as const,
    programme: [
      { __typename: 'ProgrammeDay' as const, day: 1, text: 'Montée au refuge, puis dîner.' },
      { __typename: 'ProgrammeDay' as const, day: 2, text: 'Le lac.' },
    ],
    days: null,
    included: ['Le guide'],
    notIncluded: [],
  }

  test('opens at the first day, and each day is the target of its link', () => {
    stand(<ExpeditionProgramme expedition={programme} />)
    const days = [...document.querySelectorAll('details')]
    expect(days.map(({ open }) => open)).toEqual([true, false])
    expect(days.map((day) => day.querySelector('p')?.id)).toEqual(['jour-1', 'jour-2'])
    expect(screen.getByText('Montée au refuge, puis dîner.')).toBeTruthy()
  })

  test('shows the title and the figures of each day, also of the closed ones', () => {
    const blank = {
      __typename: 'ExpeditionDay' as const,
      ...{ from: null, to: null, mode: null, km: null, ascent: null, descent: null, hours: null },
      ...{ night: null, meals: [], transfer: null, option: null, note: null, text: 'Repos au lac.' },
    }
    const walk = {
      mode: 'à pied',
      km: 11.5,
      ascent: 1560,
      descent: 450,
      hours: 4.5,
      meals: ['pique-nique', 'dîner'],
    }
    const days = [
      {
        ...blank,
        ...walk,
        day: 1,
        title: 'Montée au refuge',
        from: 'Pralognan',
        to: 'Barmettes',
        night: 'Refuge',
      },
      { ...blank, day: 2, title: 'Journée de repos' },
    ]
    localStorage.setItem('effort', '14 800 5 TIRED 3')
    stand(<ExpeditionProgramme expedition={{ ...programme, days }} />)
    expect(document.querySelector('h2 + div')?.textContent?.replace(/\s/g, ' ')).toBe(
      'La plus grosse étape : jour 1, 11,5 km et 1 560 m, 27 km-effort ; ta sortie : 22.Le niveau compte aussi le terrain et le sac. Compare-la à ta dernière sortie',
    )
    const link = screen.getByRole('link', { name: 'Compare-la à ta dernière sortie' })
    expect(link.getAttribute('href')).toBe('/ton-niveau#sortie')
    const [first, second] = [...document.querySelectorAll('details')]
    expect(first?.querySelector('summary')?.textContent?.replace(/\s/g, ' ')).toBe(
      'Jour 11Montée au refugeÀ pied · 11,5 km · 1 560 m de montée · 450 m de descente · 4 h 30',
    )
    expect(first?.textContent).toContain('Pralognan → Barmettes')
    expect(screen.getByText('Pique-nique, dîner')).toBeTruthy()
    expect(second?.querySelector('summary')?.textContent).toMatch(/Journée de repos$/)
    expect(second?.querySelectorAll('dt')).toHaveLength(0)
  })

  test('a list without entries has no title', () => {
    stand(<ExpeditionPriceContent expedition={programme} />)
    expect(screen.getByRole('heading', { name: 'Compris' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Non compris' })).toBeNull()
  })
})
