import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { NEVER, Observable, of, type Subscriber } from 'rxjs'
import { cachePolicies } from '#web/app/graph/cachePolicies.ts'
import { Graph } from '#web/lib/graph/graph.ts'

type Answers = Record<string, (variables: Record<string, unknown>) => Record<string, unknown>>

/** A graph whose stream the test opens, feeds and loses. */
export function standStream(answers: Answers = {}) {
  const requested: [operation: string, variables: Record<string, unknown>][] = []
  const streams: { sink: Subscriber<ApolloLink.Result>; onStream: (isOpen: boolean) => void }[] = []
  const link = new ApolloLink((operation) => {
    const { operationName = '', operationType, variables } = operation
    requested.push([operationName, variables])
    const answer = answers[operationName]
    if (operationType !== 'subscription') return answer ? of({ data: answer(variables) }) : NEVER
    return new Observable((sink) => {
      const { onStream = () => undefined } = operation.getContext()
      streams.push({ sink, onStream })
    })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(cachePolicies), link })
  const graph = new Graph({ answers: new Map(), open: async () => client })
  const stream = () => {
    const last = streams.at(-1)
    if (!last) throw new Error('Nothing is followed.')
    return last
  }
  return {
    graph,
    client,
    requested,
    followed: () => requested.filter(([name]) => name === 'DeparturesChanged').map(([, { ids }]) => ids),
    read: (name: string) => requested.filter(([each]) => each === name).length,
    isLeft: (index: number) => streams[index]?.sink.closed,
    open: () => stream().onStream(true),
    lose: () => stream().onStream(false),
    end: () => stream().sink.complete(),
    send: (data: Record<string, unknown>) => stream().sink.next({ data }),
  }
}
