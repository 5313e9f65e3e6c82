import { expect, test } from 'vitest'
import { loggedPath } from '#server/loggedPath.ts'

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
  [`/liste-d-attente/${secret}`, '/liste-d-attente/***'],
  [`/api/v1/waiting-list/${secret}/accept`, '/api/v1/waiting-list/***'],
  [`/newsletter/desinscription/${secret}/?a=b`, '/newsletter/desinscription/***/'],
  ['/listes/q7Zr1cXo5v8b0hYkz5uF6c', '/listes/***'],
  ['/api/v1/shortlists/aaaaaaaaaaaaaaaaaaaaaa/people/me', '/api/v1/shortlists/***'],
  ['/calendrier', '/calendrier'],
  ['/calendrier/q3Jm0v5b8hYkz5uF6cJmNq0mXb3.ics', '/calendrier/***'],
  ['/calendrier/q3jm0v5b8hykz5uf6cjmnq0mxb3.ics', '/calendrier/***'],
  ['/api/v1/feeds/q3Jm0v5b8hYkz5uF6cJmNq0mXb3', '/api/v1/feeds/***'],
  ['/api/v1/gift-cards/exp10radem0cardc', '/api/v1/gift-cards/***'],
  ['/a@b.test', '/***'],
  ['/a%40b.test/c', '/***/c'],
  ['/a%252540b.test', '/***'],
  ['/', '/'],
  ['', ''],
  ['/api/v1/users/newsletter/lea@example.test', '/api/v1/users/newsletter/***'],
  ['/api/v1/users/newsletter/lea%40example.test/', '/api/v1/users/newsletter/***/'],
  ['/api/v1/users/newsletter/lea%2540example.test', '/api/v1/users/newsletter/***'],
  ...['.', ')', ',', '%20', '%3E', ';x', '%0a', '%250a', '/%0a', '/.', '*', '<', 'A'].flatMap((tail) => [
    [`/mot-de-passe/${secret}${tail}`, '/mot-de-passe/***'],
    [`/MOT-DE-PASSE/${secret}${tail}`, '/MOT-DE-PASSE/***'],
    [`/confirmation-adresse/${secret}${tail}`, '/confirmation-adresse/***'],
    [`/newsletter/confirmation/${secret}${tail}`, '/newsletter/confirmation/***'],
    [`/newsletter/desinscription/${secret}${tail}`, '/newsletter/desinscription/***'],
    [`/api/v1/newsletter/unsubscription/${secret}${tail}`, '/api/v1/newsletter/unsubscription/***'],
  ]),
  [`/mot-de-passe/%20${secret}/`, '/mot-de-passe/***/'],
  [`/mot-de-passe/${secret.replace('v', '%76')}`, '/mot-de-passe/***'],
  [`/mot-de-passe%2F${secret}`, '/mot-de-passe%***'],
  [`/elsewhere/(${secret})`, '/elsewhere/(***)'],
  [`/a@b.test/${secret},`, '/***/***,'],
  [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
  [`/${'a'.repeat(300)}`, '/***'],
  [
    `/expeditions/${'a'.repeat(260)}/mot-de-passe/${secret}`,
    `/expeditions/${'a'.repeat(260)}/mot-de-passe/***`,
  ],
  [`/expeditions/${'a'.repeat(270)}/${secret}`, `/expeditions/${'a'.repeat(270)}/***`],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})
