import { expect, test } from 'vitest'
import { loggedPath } from '#gateway/loggedPath.ts'

const secret = 'Kq3v8-mailed_link-that-opens-an-account-0A1'

test.each([
  ['/graphql', '/graphql'],
  ['/graphql?query=%7Bme%7Bemail%7D%7D', '/graphql'],
  ['/expeditions/balcons-de-la-vanoise?page=2#top', '/expeditions/balcons-de-la-vanoise'],
  [
    '/expeditions/traversee-des-ecrins-par-les-refuges-du-sud',
    '/expeditions/traversee-des-ecrins-par-les-refuges-du-sud',
  ],
  [`/mot-de-passe/${secret}`, '/mot-de-passe/***'],
  [`/newsletter/desinscription/${secret}/?a=b`, '/newsletter/desinscription/***/'],
  ['/a@b.test', '/***'],
  ['/a%40b.test/c', '/***/c'],
  ['/a%252540b.test', '/***'],
  ['/', '/'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})
