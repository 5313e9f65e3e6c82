import type {
  ApolloClient,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { toKey } from '#web/lib/graph/answers.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { Watched, type WatchedState } from '#web/lib/graph/watched.ts'

const nowhere = new Graph({ answers: new Map() })

const Context = createContext(nowhere)
export const GraphProvider = Context.Provider
export const useGraph = (): Graph => useContext(Context)

export type QueryOptions<Variables extends OperationVariables> = {
  variables?: Variables
  skip?: boolean
  fetchPolicy?: WatchQueryFetchPolicy
}

const idle = { data: undefined, dataState: 'empty', loading: false, error: undefined } as const
const never = () => () => {}

/** Like Apollo Client's hook, which loads only when needed. */
export function useQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, skip = false, fetchPolicy }: QueryOptions<Variables>,
) {
  const graph = useGraph()
  const requested = { query, ...(variables && { variables }) }
  const key = toKey(requested)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the variables.
  const watched = useMemo(
    () => (skip ? undefined : new Watched(graph, requested, fetchPolicy)),
    [graph, key, skip, fetchPolicy],
  )
  const read = (): WatchedState<Data> => watched?.read() ?? idle
  const shown = useSyncExternalStore(watched?.subscribe ?? never, read, read)
  const more = useMemo(
    () => ({
      refetch: async (changed?: Partial<Variables>) => (await watched?.observable())?.refetch(changed),
      fetchMore: async (next: { variables: Partial<Variables> }) =>
        (await watched?.observable())?.fetchMore(next),
    }),
    [watched],
  )
  return { ...shown, ...more }
}

export type SubscriptionOptions<Data, Variables extends OperationVariables> = {
  variables?: Variables
  skip?: boolean
  /** Called to write data to the cache under another field: a list that it joins. */
  onData?: (data: Data, client: ApolloClient) => void
}

/** Writes events to the cache, from which the page reads. */
export function useSubscription<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, skip = false, onData }: SubscriptionOptions<Data, Variables>,
): void {
  const graph = useGraph()
  const requested = { query, ...(variables && { variables }) }
  const key = toKey(requested)
  const onNews = useEffectEvent((data: Data, client: ApolloClient) => onData?.(data, client))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the variables.
  useEffect(() => (skip ? undefined : graph.listen(requested, onNews)), [graph, key, skip])
}

export type MutationOptions<Data> = Omit<
  ApolloClient.MutateOptions<Data, OperationVariables>,
  'mutation' | 'variables'
>

type Run<Data, Options extends unknown[]> = (
  ...options: Options
) => Promise<{ data?: Data | null | undefined; error?: unknown }>

type Ran<Data> = { loading: boolean; called: boolean; data: Data | null | undefined; error: unknown }

const skipped = { loading: false, called: false, data: undefined, error: undefined }

type Mutation<Data, Options extends unknown[]> = readonly [
  Run<Data, Options>,
  Ran<Data> & { reset: () => void },
]

export function useMutation<Data>(
  mutation: TypedDocumentNode<Data, Record<string, never>>,
  always: MutationOptions<Data>,
): Mutation<Data, [options?: MutationOptions<Data>]>
export function useMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  always: MutationOptions<Data>,
): Mutation<Data, [options: MutationOptions<Data> & { variables: Variables }]>
export function useMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  always: MutationOptions<Data>,
): Mutation<Data, [options?: MutationOptions<Data> & { variables?: Variables }]> {
  const graph = useGraph()
  const [ran, setRan] = useState<Ran<Data>>(skipped)
  const reset = useCallback(() => setRan(skipped), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stable function, as effects may depend on it.
  const run = useCallback(
    async (options?: MutationOptions<Data> & { variables?: Variables }) => {
      setRan({ ...skipped, called: true, loading: true })
      try {
        const client = await graph.apollo()
        const { data, error } = await client.mutate<Data, OperationVariables>({
          mutation,
          ...always,
          ...options,
        })
        setRan({ called: true, loading: false, data, error })
        return { data, error }
      } catch (error) {
        setRan({ ...skipped, called: true, error })
        throw error
      }
    },
    [graph, mutation],
  )
  return [run, { ...ran, reset }]
}
