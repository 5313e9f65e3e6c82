import { expect, test } from 'vitest'
import { facebookAddresses } from '#api/modules/social/facebookAddresses.ts'

const pages = 'https://www.facebook.com'
const api = 'https://graph.facebook.com'

test.each([
  ['https://www.facebook.com', pages, api],
  ['https://facebook.com', pages, api],
  ['https://graph.facebook.com/', pages, api],
  ['https://www.facebook.com/v23.0', `${pages}/v23.0`, `${api}/v23.0`],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  [
    'http://127.0.0.1:9000/auth/demo/facebook/',
    'http://127.0.0.1:9000/auth/demo/facebook',
    'http://127.0.0.1:9000/auth/demo/facebook',
  ],
  [
    'https://facebook.com.example.test',
    'https://facebook.com.example.test',
    'https://facebook.com.example.test',
  ],
  ['https://notfacebook.com', 'https://notfacebook.com', 'https://notfacebook.com'],
])('%s: uses the pages at %s and the API at %s', (base, site, graph) => {
  expect(facebookAddresses(base)).toEqual({
    authorization: `${site}/dialog/oauth`,
    token: `${graph}/oauth/access_token`,
    profile: `${graph}/me?fields=id,email,first_name,last_name,picture`,
  })
})
