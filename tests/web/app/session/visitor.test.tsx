import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { of } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'
import { ada } from '#tests/web/account/people.ts'
import { MeDocument } from '#web/app/session/Me.generated.ts'
import { visitorLink } from '#web/app/session/visitorLink.ts'
import { visitorResponse } from '#web/app/session/visitorResponse.ts'

const mark = (value: string, maxAge = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the gateway sets it.
  document.cookie = `signed_in=${value}; Path=/; Max-Age=${maxAge}`
}
afterEach(() => mark('', 0))

function browser() {
  const sent = vi.fn(() => of({ data: { me: ada } }))
  const link = visitorLink.concat(new ApolloLink(sent))
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const me = async () =>
    (await client.query({ query: MeDocument, fetchPolicy: 'network-only' })).data?.me?.firstName
  return { sent, me }
}

test('answers Me for a visitor, and leaves every other operation to the gateway', () => {
  expect(visitorResponse('Me')).toEqual({ data: { me: null } })
  expect(visitorResponse('HomePage')).toBeUndefined()
  mark('1')
  expect(visitorResponse('Me')).toBeUndefined()
})

test('sends Me only while the marker exists', async () => {
  const { sent, me } = browser()
  expect(await me()).toBeUndefined()
  expect(sent).not.toHaveBeenCalled()
  mark('1')
  expect(await me()).toBe('Ada')
  mark('', 0)
  expect(await me()).toBeUndefined()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('sends Me for an account stored before the marker existed', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the site wrote it.
  document.cookie = 'd_id=1; Path=/; Max-Age=60'
  expect(visitorResponse('Me')).toBeUndefined()
  // biome-ignore lint/suspicious/noDocumentCookie: as the site resets it.
  document.cookie = 'd_id=; Path=/; Max-Age=0'
  expect(visitorResponse('Me')).toEqual({ data: { me: null } })
})
