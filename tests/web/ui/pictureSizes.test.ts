import { expect, test } from 'vitest'
import { limitRatio, toCrop, toSmallerPicture } from '#web/ui/pictureSizes.ts'

test.each([
  ['/images/a.jpg?w=2048', '92vw', 1, '/images/a.jpg?w=640', [320, 640, 768, 1024]],
  ['https://cdn.example/a.jpg?w=640', '92vw', 1, 'https://cdn.example/a.jpg?w=640', [320, 640]],
  ['/images/a.jpg?w=320', '92vw', 1, '/images/a.jpg?w=320', [320]],
  ['/images/a.jpg?w=2048', '300px', 1, '/images/a.jpg?w=640', [320, 640]],
  ['/images/a.jpg?w=2048', '300px', 1.1, '/images/a.jpg?w=640', [320, 640, 768]],
  ['/images/a.jpg?w=2048', '160px', 1, '/images/a.jpg?w=320', [320]],
])('%s in %s, cropped to %d, is shown from %s, in the widths %j', (address, sizes, crop, url, widths) => {
  const base = address.replace(/\d+$/, '')
  expect(toSmallerPicture(address, sizes, crop)).toEqual({
    url,
    srcSet: widths.map((width) => `${base}${width} ${width}w`).join(', '),
  })
})

test.each(['https://elsewhere.example/a.jpg', '/images/a.jpg?w=160', ''])(
  '« %s » has no known sizes',
  (url) => {
    expect(toSmallerPicture(url, '92vw')).toEqual({ url, srcSet: '' })
  },
)

test('sizes limits the pixel ratio to 2: two thirds of the width up to 3 pixels a point, half of the narrowest beyond', () => {
  expect(limitRatio('(width >= 40rem) 46vw, 92vw')).toBe(
    [
      '(min-resolution:3.01dppx) calc(92vw*2/4)',
      '(min-resolution:2.01dppx) and (width >= 40rem) calc(46vw*2/3)',
      '(min-resolution:2.01dppx) calc(92vw*2/3)',
      '(width >= 40rem) 46vw, 92vw',
    ].join(),
  )
})

test.each([
  ['a box of its own ratio', 1.5, 1],
  ['a narrower box', 1, 1.5],
  ['a wider box, which cuts top and bottom', 2, 1],
])('%s', (_, box, crop) => {
  expect(toCrop({ width: 1200, height: 800 }, box)).toBe(crop)
})

test('sizes count the part that the box cuts off', () => {
  expect(limitRatio('(width >= 40rem) 46vw, 92vw', 1.5)).toBe(
    [
      '(min-resolution:3.01dppx) calc(92vw*3/4)',
      '(min-resolution:2.01dppx) and (width >= 40rem) calc(46vw*3/3)',
      '(min-resolution:2.01dppx) calc(92vw*3/3)',
      '(width >= 40rem) calc(46vw*1.5)',
      ' calc(92vw*1.5)',
    ].join(),
  )
})
