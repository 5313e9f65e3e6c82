import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouteMap } from '#web/features/route/RouteMap.tsx'
import { pitchAt } from '#web/features/route/steps.rules.ts'
import { ActiveDayProvider } from '#web/lib/route/activeDay.tsx'

class Tone {
  static readonly all: Tone[] = []
  readonly curve: number[] = []
  onended = () => {}
  isStopped = false
  readonly frequency = {
    setValueCurveAtTime: (pitches: number[], _from: number, seconds: number) => {
      this.curve.push(...pitches, seconds)
    },
  }
  constructor() {
    Tone.all.push(this)
  }
  connect = <Node,>(node: Node) => node
  start() {}
  stop(at?: number) {
    if (at !== undefined || this.isStopped) return
    this.isStopped = true
    this.onended()
  }
}

class Player {
  currentTime = 0
  readonly destination = {}
  createOscillator = () => new Tone()
  createGain = () => ({ gain: { value: 1 }, connect: <Node,>(node: Node) => node })
  close = async () => {}
}

beforeEach(() => {
  Tone.all.length = 0
  vi.stubGlobal('AudioContext', Player)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Three days on foot and one by boat: 2,000 m, up to 2,500, down to 2,250, level. */
const route = {
  type: 'FeatureCollection',
  features: [
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [6, 45, 2000],
          [6, 45.2, 2500],
          [6, 45.3, 2250],
          [6, 45.4, 2250],
          [6, 45.6, 0],
        ],
      },
      properties: {
        days: [
          { day: 1, from: 0, to: 1 },
          { day: 2, from: 1, to: 2 },
          { day: 3, from: 2, to: 3 },
          { day: 4, from: 3, to: 4 },
        ],
      },
    },
  ],
}
const day = (number: number, km: number, mode = 'à pied') => ({
  __typename: 'ExpeditionDay' as const,
  day: number,
  title: `Étape ${number}`,
  from: null,
  to: null,
  mode,
  km,
})
const text = 'Jour 1\u00a0: 20\u00a0km, 500\u00a0m de montée, douce.'

function show() {
  render(
    <MemoryRouter>
      <ActiveDayProvider>
        <RouteMap
          expedition={{
            __typename: 'Expedition',
            slug: 'vanoise',
            route,
            routeText: [{ __typename: 'DayRoute', day: 1, text }],
            days: [day(1, 20), day(2, 10), day(3, 10), day(4, 30, 'en bateau')],
          }}
        />
      </ActiveDayProvider>
    </MemoryRouter>,
  )
  return screen.getByRole<HTMLInputElement>('slider', { name: 'Profil d’altitude, point par point' })
}

const wordsAt = (slider: HTMLElement) =>
  slider.getAttribute('aria-valuetext')?.replaceAll(/[\u00a0\u202f]/g, ' ')
const moveTo = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } })

test.each([
  [0, 'Jour 1, km 0 sur 40, 2 000 m, montée'],
  [25, 'Jour 1, km 10 sur 40, 2 250 m, montée'],
  [60, 'Jour 2, km 24 sur 40, 2 400 m, descente'],
  [80, 'Jour 3, km 32 sur 40, 2 250 m, plat'],
  [100, 'Jour 3, km 40 sur 40, 2 250 m, plat'],
])('describes step %i as « %s »', (value, expected) => {
  const slider = show()
  moveTo(slider, value)
  expect(wordsAt(slider)).toBe(expected)
})

test('goes from day to day by the Page keys, and marks the place on the map', async () => {
  const slider = show()
  const marks = () =>
    screen.getByRole('img', { name: /^Tracé/ }).querySelectorAll('circle.fill-ember-600').length
  const before = marks()
  slider.focus()
  await userEvent.keyboard('{PageUp}')
  expect(wordsAt(slider)).toMatch(/^Jour 2, km 20 /)
  expect(marks()).toBe(before + 1)
  await userEvent.keyboard('{PageUp}{PageUp}')
  expect(slider.value).toBe('100')
  await userEvent.keyboard('{PageDown}')
  expect(wordsAt(slider)).toMatch(/^Jour 2, km 20 /)
  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(slider.value).toBe('0')
})

test('enlarges the day of the slider once a day is enlarged', async () => {
  const slider = show()
  await userEvent.click(screen.getByRole('button', { name: /^Jour.1$/ }))
  moveTo(slider, 60)
  expect(screen.getByRole('button', { pressed: true, name: /^Jour/ }).textContent).toMatch(/^Jour.2$/)
})

test('is one tab stop over the drawing, before its sound', async () => {
  const slider = show()
  const stops = slider.parentElement?.querySelectorAll('a[href], button, input, [tabindex]') ?? []
  expect([...stops]).toEqual([slider])
  slider.focus()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Écouter le profil')
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(slider)
})

test('writes the days of the route in words', () => {
  show()
  expect(screen.getByText('Le parcours en mots').closest('details')?.textContent).toContain(text)
})

test('plays the altitudes in eight seconds, until they end, a press or Escape', async () => {
  const slider = show()
  expect(Tone.all).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Écouter le profil' }))
  const [tone] = Tone.all
  expect(tone?.curve).toHaveLength(102)
  expect(tone?.curve[0]).toBe(220)
  expect(Math.max(...(tone?.curve ?? []))).toBe(880)
  expect(tone?.curve.at(-1)).toBe(8)
  await userEvent.keyboard('{Escape}')
  expect(tone?.isStopped).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Écouter le profil' }))
  await userEvent.click(screen.getByRole('button', { name: 'Arrêter' }))
  expect(Tone.all[1]?.isStopped).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Écouter le profil' }))
  act(() => Tone.all[2]?.onended())
  expect(screen.getByRole('button', { name: 'Écouter le profil' })).toBeTruthy()
  moveTo(slider, 50)
  expect(Tone.all).toHaveLength(3)
})

test('sounds the altitude under the slider on a device that wants it', async () => {
  const slider = show()
  await userEvent.click(screen.getByRole('button', { name: 'Son sous le curseur', pressed: false }))
  expect(localStorage.getItem('sound')).toBe('on')
  moveTo(slider, 50)
  expect(Tone.all.map(({ curve }) => curve)).toEqual([[880, 880, 0.2]])
  await userEvent.click(screen.getByRole('button', { name: 'Son sous le curseur', pressed: true }))
  expect(localStorage.getItem('sound')).toBeNull()
  moveTo(slider, 60)
  expect(Tone.all).toHaveLength(1)
})

test('has no sound where the browser plays none', () => {
  vi.stubGlobal('AudioContext', undefined)
  show()
  expect(screen.queryByRole('button', { name: 'Écouter le profil' })).toBeNull()
})

test.each([
  [1000, 220],
  [1500, 440],
  [2000, 880],
])('turns %i m into %i Hz between 1,000 and 2,000 m', (elevation, expected) => {
  expect(pitchAt(elevation, 1000, 2000)).toBe(expected)
})
