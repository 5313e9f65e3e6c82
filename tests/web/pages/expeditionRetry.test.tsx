import type { TypedDocumentNode } from '@apollo/client'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { parse } from 'graphql'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { bookingBox } from '#tests/web/expedition/booking.tsx'
import { stand } from '#tests/web/stand.tsx'
import { Questions } from '#web/features/questions/Questions.tsx'
import { ExpeditionReviews } from '#web/features/reviews/ExpeditionReviews.tsx'
import { useQuery } from '#web/lib/graph/graphHooks.ts'

/** The failing list is the only field: other tests cover its content. */
type Failing = { id: string; list: [] | null }
const expeditionDocument: TypedDocumentNode<{ expedition: Failing }, Record<string, never>> = parse(
  'query Expedition { expedition(slug: "vanoise") { id list } }',
)

const expedition = { __typename: 'Expedition' as const, id: '1', slug: 'vanoise' }
const shown: Record<string, (list: Failing['list']) => ReactNode> = {
  questions: (list) => list ?? <Questions expedition={{ ...expedition, questions: null }} />,
  reviews: (list) =>
    list ?? (
      <ExpeditionReviews
        expedition={{ ...expedition, reviewCount: 2, reviewStats: null, reviews: null }}
        onMore={() => undefined}
        isBusy={false}
      />
    ),
  departures: (list) => bookingBox(list),
}

function Expedition({ show }: { show: (list: Failing['list']) => ReactNode }) {
  const query = useQuery(expeditionDocument, {})
  return query.data ? show(query.data.expedition.list) : null
}

test.each(Object.entries(shown))('%s that could not be read are requested again', async (_, show) => {
  let requests = 0
  stand(<Expedition show={show} />, {
    answers: {
      Expedition: () => ({
        expedition: { __typename: 'Expedition', id: '1', list: ++requests < 3 ? null : [] },
      }),
    },
  })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  await userEvent.click(retry)
  await expect.poll(() => requests).toBe(2)
  expect(screen.getByRole('alert').textContent).toContain('momentanément indisponibles')
  await userEvent.click(retry)
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})
