import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { isWholeLane } from '#tests/support/lane.ts'
import { changes, neverDone } from '#tests/web/account/changes.tsx'
import { changesElsewhere } from '#tests/web/account/changesElsewhere.tsx'
import { changesInFunnel } from '#tests/web/account/changesInFunnel.tsx'
import { changesInGiftCards } from '#tests/web/account/changesInGiftCards.tsx'
import { changesInPledges } from '#tests/web/account/changesInPledges.tsx'
import { changesInReservation } from '#tests/web/account/changesInReservation.tsx'
import { changesInShortlist } from '#tests/web/account/changesInShortlist.tsx'
import { changesInWaiting } from '#tests/web/account/changesInWaiting.tsx'
import { changesOfFeeds } from '#tests/web/account/changesOfFeeds.tsx'
import { readBesides, readByPages } from '#tests/web/account/readings.tsx'
import { operationsOfAccounts } from '#tests/web/operations.ts'
import { stand } from '#tests/web/stand.tsx'

const allChanges = [
  ...changes,
  ...changesElsewhere,
  ...changesInFunnel,
  ...changesInGiftCards,
  ...changesInPledges,
  ...changesInReservation,
  ...changesInWaiting,
  ...changesOfFeeds,
  ...changesInShortlist,
]
const nothingLost = /^Une erreur est survenue.*[Rr]ien/
const tooOften = /^Trop de tentatives|^Une erreur est survenue/

/** A timeout is an outage of the service to the gateway, and of the gateway to the browser. */
const allOutages = [
  ['cannot be reached', 'fails' as const],
  ['breaks', 'breaks' as const],
  ['is asked too often', 'limits' as const],
] as const
/** Each operation meets one of them in turn in the quick lane, and all in the whole one. */
const withOutages = <Row,>(rows: readonly Row[]) =>
  rows.map((row, index) => ({
    row,
    outages: allOutages.filter((_, place) => isWholeLane || place === index % allOutages.length),
  }))

test('covers every operation of an account', () => {
  const tested = [
    ...allChanges.map(({ operation }) => operation),
    ...[...readByPages, ...readBesides].map(([operation]) => operation),
  ]
  expect([...new Set(tested)].sort()).toEqual(operationsOfAccounts().sort())
})

describe.each(withOutages(allChanges))('$row.operation', ({ row, outages }) => {
  const { operation, element, isSignedIn = false, typed = {}, ...rest } = row
  test.each(outages)(
    '%s: a neutral sentence, nothing is lost, and one may try again',

    async (_how, answer) => {
      const { button = '', act, stays } = rest
      const sentence = answer === 'limits' ? tooOften : (rest.sentence ?? nothingLost)
      const { requested } = stand(element, { isSignedIn, answers: { ...rest.answers, [operation]: answer } })
      for (const [label, text] of Object.entries(typed)) {
        await userEvent.clear(screen.getByLabelText(label))
        await userEvent.paste(text)
      }
      const press = act ?? (() => userEvent.click(screen.getByRole('button', { name: button })))
      await press()
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
      for (const [label, text] of Object.entries(typed))
        expect(screen.getByLabelText(label)).toHaveProperty('value', text)
      if (stays) expect(screen.getAllByText(stays).length).toBeGreaterThan(0)
      const times = () => requested.filter(([name]) => name === operation).length
      const before = times()
      expect(before).toBeGreaterThan(0)
      await press()
      await vi.waitFor(() => expect(times()).toBeGreaterThan(before))
      expect(neverDone).not.toHaveBeenCalled()
    },
  )
})

describe.each(withOutages(readByPages))('$row.0', ({ row: [operation, element], outages }) => {
  test.each(outages)('%s: the wait ends, and one may try again', async (_how, answer) => {
    const { requested } = stand(element, { isSignedIn: true, answers: { [operation]: answer } })
    expect(screen.getByText('Chargement...')).toBeTruthy()
    expect(await screen.findByText('Une erreur est survenue, réessaie dans un instant.')).toBeTruthy()
    expect(screen.queryByText('Chargement...')).toBeNull()
    const times = () => requested.filter(([name]) => name === operation).length
    const before = times()
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await vi.waitFor(() => expect(times()).toBeGreaterThan(before))
  })

  test('notifies a visitor once and redirects to the home page', async () => {
    const none = { features: null, me: null, payment: null, reservation: null, guidedDeparture: null }
    const { account, path } = stand(element, { answers: { [operation]: () => none }, at: '/somewhere?q=1' })
    await vi.waitFor(() => expect(path()).toBe('/'))
    const reported = 'Veuillez vous connecter pour accéder à cette page.'
    expect(screen.getAllByText(reported)).toHaveLength(1)
    expect(account.setIntent).toHaveBeenCalledWith({ kind: 'page', path: '/somewhere?q=1' })
  })
})

describe.each(withOutages(readBesides))('$row.0', ({ row: [operation, element, stays], outages }) => {
  test.each(outages)('%s: not a word, and the rest is there', async (_how, answer) => {
    const { requested } = stand(element, { isSignedIn: true, answers: { [operation]: answer } })
    await userEvent.keyboard('{Tab}')
    await vi.waitFor(() => expect(requested.map(([name]) => name)).toContain(operation))
    await new Promise(setImmediate)
    expect(screen.getByText(stays)).toBeTruthy()
    for (const role of ['dialog', 'alert'])
      expect(screen.queryAllByRole(role).filter(({ textContent }) => textContent !== '')).toEqual([])
  })
})
