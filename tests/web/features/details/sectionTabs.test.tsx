import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SectionTabs } from '#web/features/details/SectionTabs.tsx'

type Seen = { target: Element; isIntersecting: boolean }
let report: (entries: Seen[]) => void
class Observer {
  observed = vi.fn()
  observe = this.observed
  disconnect = vi.fn()
  constructor(follow: (entries: Seen[]) => void) {
    report = follow
  }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const part = (id: string) => document.getElementById(id)?.parentElement ?? document.body
const see = (id: string, isIntersecting: boolean) => act(() => report([{ target: part(id), isIntersecting }]))
const currents = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)

function shown() {
  vi.stubGlobal('IntersectionObserver', Observer)
  render(
    <>
      <SectionTabs sections={['programme', 'parcours', 'questions']} />
      <section>
        <h2 id="programme">1</h2>
      </section>
      <section>
        <h2 id="parcours">2</h2>
      </section>
    </>,
  )
}

test('are links to the sections', () => {
  shown()
  expect(screen.getByRole('navigation', { name: 'Les parties de cette page' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Programme', '#programme'],
    ['Parcours', '#parcours'],
    ['Questions', '#questions'],
  ])
})

test('mark the section that is read, and none above the first', () => {
  shown()
  expect(currents()).toEqual([])
  see('programme', true)
  expect(currents()).toEqual(['Programme'])
  see('parcours', true)
  expect(currents()).toEqual(['Parcours'])
  see('parcours', false)
  expect(currents()).toEqual(['Programme'])
  see('programme', false)
  expect(currents()).toEqual([])
})
