import { expect, test } from 'vitest'
import { imageMapper, photoOrigins } from '#gateway/graph/images/images.model.ts'

const toImage = imageMapper({ imageBase: 'https://cdn.test/images' })

test('maps our photograph to every served width', () => {
  const photo = {
    name: 'lac-01.jpg',
    width: 800,
    height: 600,
    alt: 'Un lac',
    color: '#777b6d',
    focus: { x: 68, y: 45 },
  }
  expect(toImage(photo, 'Lac')).toEqual({
    url: 'https://cdn.test/images/lac-01.jpg?w=768',
    srcSet: [320, 640, 768]
      .map((width) => `https://cdn.test/images/lac-01.jpg?w=${width} ${width}w`)
      .join(', '),
    width: 800,
    height: 600,
    alt: 'Un lac',
    placeholder: '#777b6d',
    focalPoint: '68% 45%',
  })
})

test.each([
  ['its address with a width', '/images/lac-01.jpg?w=640', 'https://cdn.test/images/lac-01.jpg?w=1280'],
  ['its bare address', '/images/lac-01.jpg', 'https://cdn.test/images/lac-01.jpg?w=1280'],
  ['of another site', 'https://x.test/a.png', 'https://x.test/a.png'],
  ['a path traversal', '/images/../secret.jpg', '/images/../secret.jpg'],
  ['a name that climbs', { name: '../secret.jpg', url: 'https://x.test/a.jpg' }, 'https://x.test/a.jpg'],
  ['smaller than any width', { name: 'a.jpg', width: 100 }, 'https://cdn.test/images/a.jpg?w=320'],
])('%s', (_case, photo, url) => {
  expect(toImage(photo)?.url).toBe(url)
})

test.each([undefined, null, '', {}, [], { name: 7 }, true])('%j is no photograph', (photo) => {
  expect(toImage(photo)).toBeNull()
})

test.each([
  ['/uploads/a.jpg', 'https://service.test/uploads/a.jpg'],
  ['https://service.test/a.jpg', 'https://service.test/a.jpg'],
  ['https://x.test/a.png', 'https://x.test/a.png'],
])('resolves %s of another service against its host: %s', (address, url) => {
  const mapper = imageMapper({ imageBase: '/images', apiUrl: 'https://service.test/api' })
  expect(mapper(address)?.url).toBe(url)
})

test.each([
  [{ imageBase: '/images' }, []],
  [{ imageBase: '/images', apiUrl: 'https://service.test/base' }, ['https://service.test']],
  [{ imageBase: 'https://cdn.test/i', apiUrl: undefined }, ['https://cdn.test']],
])('allows photographs of %j from %j', (hosts, origins) => {
  expect(photoOrigins(hosts)).toEqual(origins)
})
