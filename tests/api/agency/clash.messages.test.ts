import { expect, test } from 'vitest'
import { clashMessage } from '#api/modules/agency/departures/clash.messages.ts'
import type { Clash } from '#api/modules/agency/departures/guide.repository.ts'

const absent: Clash = { startOn: '2027-08-01', endOn: '2027-08-15', expeditionName: null }
const leads = (startOn: string): Clash => ({ startOn, endOn: startOn, expeditionName: 'Kayak' })

test.each<[Clash[], string]>([
  [[absent], 'du 1er au 15 août 2027 (absence)'],
  [[leads('2027-06-03'), absent], 'le 3 juin 2027 (« Kayak »), du 1er au 15 août 2027 (absence)'],
  [
    ['2027-06-03', '2027-06-04', '2027-06-05', '2027-06-06', '2027-06-07'].map(leads),
    'le 3 juin 2027 (« Kayak »), le 4 juin 2027 (« Kayak »), le 5 juin 2027 (« Kayak »), 2 autres fois',
  ],
])('names what keeps a guide elsewhere', (clashes, named) => {
  const message = clashMessage('Camille', clashes).replaceAll('\u00a0', ' ')
  expect(message).toBe(`Camille n’est pas libre : ${named}. Confirme si c’est voulu.`)
})
