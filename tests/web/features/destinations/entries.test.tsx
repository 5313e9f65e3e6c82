import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Footer } from '#web/app/shell/Footer.tsx'
import { MobileCatalogue } from '#web/app/shell/MobileCatalogue.tsx'
import { DestinationsMenu } from '#web/features/destinations/DestinationsMenu.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'

const entryIn = (part: ReactElement, calendar: boolean) => {
  const { unmount } = stand(<FeaturesProvider value={{ calendar }}>{part}</FeaturesProvider>)
  const entry = screen.queryByRole('link', { name: 'Calendrier des départs' })?.getAttribute('href')
  unmount()
  return entry
}

test.each([
  ['footer', <Footer key="" />],
  ['menu of the header', <DestinationsMenu key="" />],
  ['menu of phones', <MobileCatalogue key="" />],
])('the %s leads to the calendar of a service that has one alone', (_, part) => {
  expect([entryIn(part, true), entryIn(part, false)]).toEqual(['/calendrier', undefined])
})
