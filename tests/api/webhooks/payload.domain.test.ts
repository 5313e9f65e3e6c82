import { describe, expect, test } from 'vitest'
import { toPayload } from '#api/modules/webhooks/payload.domain.ts'
import { shownSecret, signatureHeaders } from '#api/modules/webhooks/signature.domain.ts'
import { parseJson } from '#schema/json.ts'
import { verified } from '#tests/support/webhookReceiver.ts'

const at = new Date('2027-03-10T09:00:00Z')
const agency = { publicUrl: 'https://explora.example.test', isReseller: false }
const booked = { id: 'a1', reference: 'EX-7K3Q9M', departure_id: '12', expedition_id: '1' }

describe('the payload', () => {
  test.each([
    [
      'departure.updated',
      { id: '12', expedition_id: '1', slug: 'balcons' },
      { id: '12', expedition_id: '1', url: 'https://explora.example.test/expeditions/balcons' },
    ],
    [
      'expedition.published',
      { id: '1', slug: 'balcons' },
      { id: '1', url: 'https://explora.example.test/expeditions/balcons' },
    ],
    [
      'message.posted',
      { id: 'b2', expedition_id: '1', slug: 'balcons' },
      { id: 'b2', expedition_id: '1', url: 'https://explora.example.test/expeditions/balcons' },
    ],
    [
      'reservation.confirmed',
      booked,
      { ...booked, url: 'https://explora.example.test/agence/reservations/a1' },
    ],
    ['webhook.test', {}, {}],
  ] as const)('has ids and an address for %s', (type, facts, data) => {
    const payload = parseJson(toPayload({ type, at, facts }, agency))
    expect(payload).toEqual({ type, timestamp: '2027-03-10T09:00:00.000Z', data })
  })

  test('leads a reseller to its own booking', () => {
    const body = toPayload(
      { type: 'reservation.cancelled', at, facts: booked },
      { ...agency, isReseller: true },
    )
    expect(parseJson(body)).toMatchObject({
      data: { url: 'https://explora.example.test/octo/bookings?supplierReference=EX-7K3Q9M' },
    })
  })
})

test('the library of receivers verifies each secret of a signature, and refuses another body', () => {
  const [current, former] = [Buffer.alloc(24, 1), Buffer.alloc(24, 2)]
  const body = '{"type":"webhook.test","data":{"name":"Été"}}'
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = signatureHeaders([current, former], { id: 'a1', timestamp, body })
  const received = { id: 'a1', headers, body }
  expect(verified(received, shownSecret(current))).toEqual(parseJson(body))
  expect(verified(received, shownSecret(former))).toEqual(parseJson(body))
  expect(() => verified(received, shownSecret(Buffer.alloc(24, 3)))).toThrow('No matching signature')
  expect(() => verified({ ...received, body: `${body} ` }, shownSecret(current))).toThrow()
})
