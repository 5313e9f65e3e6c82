import { describe, expect, test } from 'vitest'
import { loggedPath as apiPath } from '#api/plugins/loggedPath.ts'
import { loggedPath as gatewayPath } from '#gateway/server/loggedPath.ts'

const secret = 'Kq3v8-mailed_link-that-opens-an-account-0A1'

describe.each([
  ['gateway', gatewayPath],
  ['api', apiPath],
])('in the %s', (_program, loggedPath) => {
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
    ...['.', ')', ',', '%20', '%3E', ';x', '%0a', '%250a', '/%0a', '/.', '*', '<', 'A'].flatMap((tail) => [
      [`/mot-de-passe/${secret}${tail}`, '/mot-de-passe/***'],
      [`/MOT-DE-PASSE/${secret}${tail}`, '/MOT-DE-PASSE/***'],
      [`/newsletter/confirmation/${secret}${tail}`, '/newsletter/confirmation/***'],
      [`/newsletter/desinscription/${secret}${tail}`, '/newsletter/desinscription/***'],
      [`/api/v1/newsletter/unsubscription/${secret}${tail}`, '/api/v1/newsletter/unsubscription/***'],
    ]),
    [`/mot-de-passe/%20${secret}/`, '/mot-de-passe/***/'],
    [`/mot-de-passe/${secret.replace('v', '%76')}`, '/mot-de-passe/***'],
    [`/mot-de-passe%2F${secret}`, '/mot-de-passe%***'],
    [`/elsewhere/(${secret})`, '/elsewhere/(***)'],
    [`/a@b.test/${secret},`, '/***/***,'],
  ])('%s is logged as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path)
  })
})
