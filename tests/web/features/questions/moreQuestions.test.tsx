import type { TypedDocumentNode } from '@apollo/client'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { questionPage } from '#tests/web/expedition/questionPage.ts'
import { stand } from '#tests/web/stand.tsx'
import {
  type ExpeditionQuestionsFragment,
  ExpeditionQuestionsFragmentDoc,
} from '#web/features/questions/ExpeditionQuestions.generated.ts'
import { Questions } from '#web/features/questions/Questions.tsx'
import { useQuery } from '#web/lib/graph/graphHooks.ts'

const question = (index: number) => ({
  __typename: 'Message' as const,
  id: `q${index}`,
  body: `Question ${index}`,
  authorName: 'Manon',
  authorRole: 'VISITOR' as const,
  createdAt: '2027-02-01T10:00:00.000Z',
  replies: [],
})

const expedition = (
  begin: number,
  end: number,
  endCursor: string | null,
): { expedition: ExpeditionQuestionsFragment } => ({
  expedition: {
    __typename: 'Expedition',
    id: '1',
    slug: 'lofoten',
    questions: questionPage(
      Array.from({ length: end - begin }, (_, index) => question(begin + index)),
      endCursor,
    ),
  },
})

const expeditionDocument: TypedDocumentNode<{ expedition: ExpeditionQuestionsFragment }, { slug: string }> = {
  kind: Kind.DOCUMENT,
  definitions: [
    ...parse('query Expedition($slug: String!) { expedition(slug: $slug) { ...ExpeditionQuestions } }')
      .definitions,
    ...ExpeditionQuestionsFragmentDoc.definitions,
  ],
}

function Expedition() {
  const query = useQuery(expeditionDocument, { variables: { slug: 'lofoten' } })
  return query.data ? <Questions expedition={query.data.expedition} /> : null
}

const bodies = () => screen.getAllByText(/^Question \d+$/).map(({ textContent }) => textContent)
const more = () => screen.findByRole('button', { name: 'Voir plus de questions' })

test('the button appends older questions once each, and the focus moves to the first of them', async () => {
  const { requested } = stand(<Expedition />, {
    // A question posted since shifts the second page: it begins with a known one.
    answers: { Expedition: () => expedition(0, 10, 'c10'), MoreQuestions: () => expedition(9, 13, null) },
  })
  await userEvent.click(await more())
  expect(await screen.findByText('Question 12')).toBeTruthy()
  expect(bodies()).toEqual(Array.from({ length: 13 }, (_, index) => `Question ${index}`))
  expect(requested).toContainEqual(['MoreQuestions', { slug: 'lofoten', after: 'c10' }])
  expect(screen.queryByRole('button', { name: 'Voir plus de questions' })).toBeNull()
  expect(focusedText()).toContain('Question 10')
  expect(screen.queryByText('Nouveau')).toBeNull()
})

test('a page that cannot be loaded is reported, and may be requested again', async () => {
  stand(<Expedition />, { answers: { Expedition: () => expedition(0, 10, 'c10'), MoreQuestions: 'fails' } })
  await userEvent.click(await more())
  expect(await screen.findByText(/La suite ne s’est pas chargée/)).toBeTruthy()
  expect((await more()).getAttribute('aria-disabled')).toBeNull()
})

test('a posted question comes first, and the loaded pages remain', async () => {
  stand(<Expedition />, {
    isSignedIn: true,
    answers: {
      Expedition: () => expedition(0, 10, 'c10'),
      MoreQuestions: () => expedition(10, 12, null),
      PostMessage: () => ({
        postMessage: {
          __typename: 'PostMessagePayload',
          message: { ...question(99), createdAt: '2027-03-01T10:00:00.000Z', parentId: null },
          expedition: { ...expedition(0, 9, 'c10').expedition },
          errors: [],
        },
      }),
    },
  })
  await userEvent.click(await more())
  await screen.findByText('Question 11')
  await userEvent.type(screen.getByLabelText('Pose ta question'), 'Question 99')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  expect(await screen.findByText('Nouveau')).toBeTruthy()
  expect(bodies()).toEqual(['Question 99', ...Array.from({ length: 12 }, (_, index) => `Question ${index}`)])
})

const focusedText = () => document.activeElement?.textContent
