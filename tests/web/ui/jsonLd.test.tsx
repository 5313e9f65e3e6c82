import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { JsonLd } from '#web/ui/JsonLd.tsx'

afterEach(cleanup)

test('after a navigation in the browser, structured data that only the server makes is absent', () => {
  const { container } = render(<JsonLd data={undefined} />)
  expect(container.querySelector('script')).toBeNull()
})

test('hydration keeps the structured data of the first response', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<JsonLd data={{ name: 'Vanoise' }} />)
  render(<JsonLd data={undefined} />, { container, hydrate: true })
  expect(container.querySelector('script')?.textContent).toContain('Vanoise')
})
