// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FeaturesProvider, useFeatures } from '#web/lib/site/features.ts'

const Shown = () => (useFeatures().calendar ? 'calendrier' : 'rien')

test('provides components with the offers of the service, none by default', () => {
  expect(renderToString(<Shown />)).toBe('rien')
  expect(
    renderToString(
      <FeaturesProvider value={{ calendar: true }}>
        <Shown />
      </FeaturesProvider>,
    ),
  ).toBe('calendrier')
})
