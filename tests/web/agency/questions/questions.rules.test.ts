import { expect, test } from 'vitest'
import { listAddress, readFilter } from '#web/agency/questions/questions.rules.ts'

test.each([
  ['', { list: 'OPEN' }],
  ['liste=masquees', { list: 'HIDDEN' }],
  ['liste=autre&moi=1', { list: 'OPEN', assignedTo: '9' }],
])('the address « %s » stands for %o', (query, filter) => {
  expect(readFilter(new URLSearchParams(query), '9')).toEqual(filter)
})

test.each([
  ['', 'repondues', '/messages?liste=repondues'],
  ['liste=masquees&apres=x&moi=1', '', '/messages?moi=1'],
])('from « %s », the list « %s » is at %s', (query, name, address) => {
  expect(listAddress(new URLSearchParams(query), name)).toBe(address)
})
