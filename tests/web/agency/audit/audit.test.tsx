import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Component as AuditPage } from '#web/agency/audit/AuditPage.tsx'

const change = (field: string, before: string | null, after: string | null) => ({
  __typename: 'AuditChange',
  field,
  before,
  after,
})

test('writes logged values in words, and names those that are empty', async () => {
  const entry = {
    __typename: 'AuditEntry',
    id: '1',
    at: '2027-01-14T09:00:00.000Z',
    actorKind: 'STAFF',
    actorName: 'Claire',
    sentence: 'a modifié un départ',
    reason: null,
    changes: [
      change('guide', null, '"Clément Aubry"'),
      change('note', '"Refuge complet"', '""'),
      change('visible', 'null', 'true'),
      change('jours', '[]', '[1,2]'),
    ],
  }
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const audit = { __typename: 'AuditConnection', nodes: [entry], pageInfo }
  stand(<AuditPage />, { answers: { AgencyJournal: () => ({ agency: { __typename: 'Agency', audit } }) } })
  await userEvent.click(await screen.findByText('Ce qui a changé'))
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual([
    '(vide) → Clément Aubry',
    'Refuge complet → (vide)',
    '(vide) → oui',
    '(vide) → [1,2]',
  ])
})
