import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { promise } from '#tests/web/reservations/pledge.ts'
import { stand } from '#tests/web/stand.tsx'
import type { PledgeCardFragment } from '#web/features/reservations/PledgeCard.generated.ts'
import { PledgeList } from '#web/features/reservations/PledgeList.tsx'

const calledUntil = '2027-01-17T08:00:00.000Z'
const payload = (name: string, fields: object) => ({
  [name]: { __typename: 'PledgePayload', pledge: null, errors: [], ...fields },
})
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

function show(fields: Partial<PledgeCardFragment>, answers = {}) {
  const onChanged = vi.fn(async () => undefined)
  const list = <PledgeList pledges={[promise(fields)]} onChanged={onChanged} />
  return { ...stand(list, { isSignedIn: true, answers }), onChanged }
}

test.each([
  ['PLEDGED', /2 inscrits \+ 1 promesse, il en faut 4/, ['Retirer ma promesse']],
  ['CALLED', /gardées jusqu’au 17\/01\/2027 09:00/, ['Confirmer', 'Retirer ma promesse']],
  ['LAPSED', /Les 48 heures sont passées/, []],
  ['RELEASED', /Tes places ne sont pas gardées : réserve-les\./, []],
  ['VOID', /rien ne t’est compté/, []],
] as const)('shows a promise that is %s, and what comes next', (state, text, offered) => {
  show({ state, calledUntil: state === 'CALLED' ? calledUntil : null })
  expect(screen.getByText(text)).toBeTruthy()
  expect(buttons()).toEqual(offered)
})

test('shows until when a confirmed promise may be cancelled for nothing', () => {
  show({ state: 'CALLED', calledUntil })
  expect(screen.getByText(/annuler sans frais jusqu’au 24\/01\/2027 09:00/)).toBeTruthy()
})

test('confirms by the first step of the booking', async () => {
  const pledge = { __typename: 'Pledge', id: 'p1', cart: { __typename: 'Cart', id: 'c1' } }
  const { path } = show(
    { state: 'CALLED', calledUntil },
    { ConfirmPledge: () => payload('confirmPledge', { pledge }) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }))
  await expect.poll(path).toBe('/reservations/c1/1')
})

test('shows why a promise cannot be confirmed', async () => {
  const errors = [{ __typename: 'UserError', code: 'CLOSED', message: 'Il est trop tard.' }]
  show({ state: 'CALLED', calledUntil }, { ConfirmPledge: () => payload('confirmPledge', { errors }) })
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }))
  expect((await screen.findByText('Il est trop tard.')).getAttribute('role')).toBe('alert')
})

const withdrawn = (calledUntil: string | null) =>
  payload('withdrawPledge', { pledge: { __typename: 'Pledge', id: 'p1', state: 'WITHDRAWN', calledUntil } })

async function openWithdrawal(answers: object) {
  const shown = show({ state: 'CALLED', calledUntil }, answers)
  await userEvent.click(screen.getByRole('button', { name: 'Retirer ma promesse' }))
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: /^Retirer ta promesse/ })) }
}
const names = (requested: [string, unknown][]) => requested.map(([name]) => name)

test('withdraws during a call once the loss of the places is confirmed, without an undo', async () => {
  const { dialog, requested, onChanged } = await openWithdrawal({
    WithdrawPledge: () => withdrawn(calledUntil),
  })
  expect(dialog.getByText(/jusqu’au 17\/01\/2027 09:00.*elles repartent aussitôt/)).toBeTruthy()
  expect(names(requested)).not.toContain('WithdrawPledge')
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer ma promesse' }))
  await expect.poll(() => onChanged.mock.calls).toHaveLength(1)
  expect(await screen.findByText('Ta promesse est retirée.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
})

test('withdraws nothing where the places of a call are preferred', async () => {
  const { dialog, requested } = await openWithdrawal({})
  await userEvent.click(dialog.getByRole('button', { name: 'Garder mes places' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(names(requested)).not.toContain('WithdrawPledge')
})

test('says in the dialog why a called promise stays', async () => {
  const errors = [{ __typename: 'UserError', code: 'CLOSED', message: 'Il est trop tard.' }]
  const { dialog } = await openWithdrawal({ WithdrawPledge: () => payload('withdrawPledge', { errors }) })
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer ma promesse' }))
  expect((await dialog.findByText('Il est trop tard.')).getAttribute('role')).toBe('alert')
})

test('offers no undo where a call had begun unseen', async () => {
  const { onChanged } = show({}, { WithdrawPledge: () => withdrawn(calledUntil) })
  await userEvent.click(screen.getByRole('button', { name: 'Retirer ma promesse' }))
  await expect.poll(() => onChanged.mock.calls).toHaveLength(1)
  expect(screen.getByText('Ta promesse est retirée.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
})

test('withdraws at once, and promises again by the undo', async () => {
  const pledge = { __typename: 'Pledge', id: 'p1', state: 'WITHDRAWN' }
  const { requested, onChanged } = show(
    {},
    {
      WithdrawPledge: () => withdrawn(null),
      PledgeAgain: () => payload('pledge', { pledge: { ...pledge, id: 'p2', state: 'PLEDGED' } }),
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Retirer ma promesse' }))
  await expect.poll(() => onChanged.mock.calls).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
  await expect.poll(() => onChanged.mock.calls).toHaveLength(2)
  expect(requested).toContainEqual(['PledgeAgain', { departureId: 'd1', places: 1 }])
})
