import type {
  ApolloClient,
  ErrorLike,
  ObservableQuery,
  OperationVariables,
  WatchQueryFetchPolicy,
} from '@apollo/client'
import { errorPolicy, type QueryRequest } from '#web/lib/graph/answers.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

export type WatchedState<Data> = { loading: boolean; error: ErrorLike | undefined } & (
  | { data: Data; dataState: 'complete' }
  | { data: undefined; dataState: 'empty' }
)

const nothing = { data: undefined, dataState: 'empty' } as const

/** One query of one component: the initial response, then the results of Apollo Client's cache. */
export class Watched<Data, Variables extends OperationVariables> {
  readonly #graph: Graph
  readonly #request: QueryRequest<Data, Variables>
  readonly #fetchPolicy: WatchQueryFetchPolicy | undefined
  #observable: ObservableQuery<Data, OperationVariables> | undefined
  #shown: WatchedState<Data>

  constructor(
    graph: Graph,
    requested: QueryRequest<Data, Variables>,
    fetchPolicy: WatchQueryFetchPolicy | undefined,
  ) {
    this.#graph = graph
    this.#request = requested
    const answer = graph.answerTo(requested)
    this.#fetchPolicy = answer ? undefined : fetchPolicy
    this.#shown = { ...nothing, loading: true, error: undefined }
    if (answer) this.#shown = { ...answer, dataState: 'complete', loading: false }
    else if (graph.client) this.#shown = toShown(this.#observe(graph.client).getCurrentResult())
  }

  readonly read = (): WatchedState<Data> => this.#shown

  readonly subscribe = (changed: () => void): (() => void) => {
    let leave = () => {}
    const follow = () => {
      if (!this.#graph.client) return
      const following = this.#observe(this.#graph.client).subscribe((result) => {
        if (this.#changesTo(toShown(result))) changed()
      })
      leave = () => following.unsubscribe()
    }
    this.#graph.followers.add(follow)
    if (this.#graph.client) follow()
    else if (this.#shown.dataState === 'empty') this.#begin(changed)
    return () => {
      this.#graph.followers.delete(follow)
      leave()
    }
  }

  /** For operations of Apollo Client: refetch and fetchMore. */
  async observable(): Promise<ObservableQuery<Data, OperationVariables>> {
    return this.#observe(await this.#graph.apollo())
  }

  #observe(client: ApolloClient): ObservableQuery<Data, OperationVariables> {
    this.#observable ??= client.watchQuery<Data, OperationVariables>({
      ...this.#request,
      errorPolicy,
      ...(this.#fetchPolicy && { fetchPolicy: this.#fetchPolicy }),
      notifyOnNetworkStatusChange: true,
    })
    return this.#observable
  }

  #begin(changed: () => void): void {
    if (this.#fetchPolicy || !this.#graph.respondLocally(this.#request)) {
      // If Apollo Client cannot load, the component stays as it is.
      return void this.#graph.apollo().catch(() => undefined)
    }
    const answer = this.#graph.answerTo(this.#request)
    if (answer && this.#changesTo({ ...answer, dataState: 'complete', loading: false })) changed()
  }

  /** Compares by identity: the cache returns the same object for an unchanged result. */
  #changesTo(next: WatchedState<Data>): boolean {
    const { loading, error, data } = this.#shown
    if (data === next.data && loading === next.loading && error === next.error) return false
    this.#shown = next
    return true
  }
}

function toShown<Data>({ loading, error, ...result }: ObservableQuery.Result<Data>): WatchedState<Data> {
  return result.dataState === 'complete'
    ? { loading, error, data: result.data, dataState: 'complete' }
    : { loading, error, ...nothing }
}
