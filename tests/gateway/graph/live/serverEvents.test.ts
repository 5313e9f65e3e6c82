import { afterEach, expect, test } from 'vitest'
import { eventsIn, openEvents, type ServerEvent } from '#gateway/graph/live/serverEvents.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

test.each([
  ['a refusal', json({}, { 'content-type': 'text/event-stream' }, 503)],
  ['a response of another type', json({})],
])('rejects %s as an event stream', async (_name, answer) => {
  const service = await startUpstream(answer)
  cleanUps.push(service.close)
  await expect(openEvents(service.url, AbortSignal.timeout(5_000))).rejects.toThrow('not an event stream')
})

async function formatted(...texts: string[]) {
  const coming = (async function* () {
    yield* texts
  })()
  const events: ServerEvent[] = []
  for await (const event of eventsIn(coming)) events.push(event)
  return events
}

test.each([
  ['one', ['event: departure\ndata: {"id":1}\n\n'], [{ kind: 'departure', data: '{"id":1}' }]],
  ['without a name', ['data: a\n\n'], [{ kind: 'message', data: 'a' }]],
  ['cut anywhere', ['ev', 'ent: resync\nda', 'ta: {}\n', '\n'], [{ kind: 'resync', data: '{}' }]],
  [
    'two at once',
    ['data: a\n\ndata: b\n\n'],
    [
      { kind: 'message', data: 'a' },
      { kind: 'message', data: 'b' },
    ],
  ],
  ['of several lines', ['data: a\ndata:b\n\n'], [{ kind: 'message', data: 'a\nb' }]],
  ['written by Windows', ['event: x\r\ndata: a\r\n\r', '\n'], [{ kind: 'x', data: 'a' }]],
  ['heartbeats and comments, which are no events', ['retry: 2000\n\n:\n\n', '\n\n'], []],
  [
    'with a line separator in the data',
    ['data: a\u2028data: b\n\n'],
    [{ kind: 'message', data: 'a\u2028data: b' }],
  ],
  ['never ended', ['data: a\n'], []],
])('%s', async (_name, texts, events) => {
  expect(await formatted(...texts)).toEqual(events)
})
