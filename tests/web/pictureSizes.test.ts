import { expect, test } from 'vitest'
import { smallerOf } from '#web/ui/pictureSizes.ts'

test.each([
  ['/images/a.jpg?w=2048', '/images/a.jpg?w=640', [320, 640, 768, 1024]],
  ['https://cdn.example/a.jpg?w=640', 'https://cdn.example/a.jpg?w=640', [320, 640]],
  ['/images/a.jpg?w=320', '/images/a.jpg?w=320', [320]],
])('%s is shown from %s, in widths up to its own', (address, url, widths) => {
  const base = address.replace(/\d+$/, '')
  expect(smallerOf(address)).toEqual({
    url,
    srcSet: widths.map((width) => `${base}${width} ${width}w`).join(', '),
  })
})

test.each(['https://elsewhere.example/a.jpg', '/images/a.jpg?w=160', ''])(
  'of « %s » nothing is known',
  (url) => {
    expect(smallerOf(url)).toEqual({ url, srcSet: '' })
  },
)
