import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client'
import {
  type Answers,
  type Execute,
  errorPolicy,
  inPart,
  isAnswerTo,
  type QueryRequest,
  readOperationName,
  toKey,
} from '#web/lib/graph/answers.ts'

/** Changed entities by cache id: their new fields, or `null` to read them again. */
export type ChangedEntities = Record<string, Record<string, unknown> | null>

type Sources = {
  /** Responses that came with the page. */
  answers: Answers
  /** Reads each page of the server once, and the first screen of the agency, without Apollo Client. */
  execute?: Execute
  /** Response to an operation that needs no request: a visitor's account. */
  localResponse?: (operationName: string) => { data: unknown } | undefined
  /** The browser loads Apollo Client. */
  open?: () => Promise<ApolloClient>
}

/**
 * GraphQL data of a page. It starts with the server's responses and loads Apollo Client only when there is
 * something to cache: an account, a navigation, a mutation. From then on its cache holds everything.
 */
export class Graph {
  /** Set once it is loaded. */
  client: ApolloClient | undefined
  readonly followers = new Set<() => void>()
  /**
   * Offers to sign in again, set by the account; resolves whether the same account did. The intent survives a
   * social sign-in.
   */
  signInAgain: (intent?: unknown) => Promise<(() => void) | undefined> = async () => undefined
  readonly #sources: Sources
  readonly #unwritten = new Map<string, (client: ApolloClient) => void>()
  #opening: Promise<ApolloClient> | undefined

  constructor(sources: Sources) {
    this.#sources = sources
  }

  apollo(): Promise<ApolloClient> {
    this.#opening ??= this.#open().catch((error) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #open(): Promise<ApolloClient> {
    const { open } = this.#sources
    if (!open) throw new Error('a server watches nothing')
    const client = await open()
    for (const write of this.#unwritten.values()) write(client)
    this.client = client
    for (const follow of this.followers) follow()
    return client
  }

  /** Resets the cache and refetches what the page needs. */
  async reset(): Promise<void> {
    const client = await this.apollo()
    this.#sources.answers.clear()
    this.#unwritten.clear()
    await client.resetStore().catch(() => undefined)
  }

  /** Refetches the queries that show these entities; each reports its own failure. */
  refetch(ids: string[]): Promise<void> {
    return this.applyChanges(Object.fromEntries(ids.map((id) => [id, null])))
  }

  /** Writes changed fields to the cache, and refetches the queries that show entities without new fields. */
  async applyChanges(entities: ChangedEntities): Promise<void> {
    const client = await this.apollo()
    const changes = Object.entries(entities)
    for (const [id, changed] of changes)
      if (changed)
        client.cache.modify({
          id,
          fields: (value, { fieldName }) => (Object.hasOwn(changed, fieldName) ? changed[fieldName] : value),
        })
    // Apart from the above: queries changed inside it are requested again.
    const updateCache = (cache: ApolloCache) => {
      for (const [id, changed] of changes)
        if (!changed) cache.modify({ id, fields: (_, { INVALIDATE }) => INVALIDATE })
    }
    await client.refetchQueries({ updateCache }).catch(() => undefined)
  }

  /** The initial response, until Apollo Client is loaded. */
  answerTo<Data, Variables extends OperationVariables>(requested: QueryRequest<Data, Variables>) {
    const key = toKey(requested)
    const answer = this.#sources.answers.get(key)
    if (this.client || !answer || !isAnswerTo(requested.query, answer.data)) return undefined
    const { data, hasErrors } = answer
    this.#unwritten.set(key, (client) => client.writeQuery<Data, OperationVariables>({ ...requested, data }))
    return { data, error: hasErrors ? inPart : undefined }
  }

  /** Stores the response to a query that needs no request; returns whether there is one. */
  respondLocally<Data, Variables extends OperationVariables>(
    requested: QueryRequest<Data, Variables>,
  ): boolean {
    const response = this.#sources.localResponse?.(readOperationName(requested.query))
    if (response) this.#sources.answers.set(toKey(requested), { ...response, hasErrors: false })
    return response !== undefined
  }

  async query<Data, Variables extends OperationVariables>(requested: QueryRequest<Data, Variables>) {
    const { answers, execute } = this.#sources
    if (!execute) {
      const client = await this.apollo()
      const { data, error } = await client.query<Data, OperationVariables>({ ...requested, errorPolicy })
      return { data, error }
    }
    answers.set(
      toKey(requested),
      await execute(readOperationName(requested.query), requested.variables ?? {}),
    )
    return this.answerTo(requested) ?? { data: undefined, error: inPart }
  }

  listen<Data, Variables extends OperationVariables>(
    requested: QueryRequest<Data, Variables>,
    onData?: (data: Data, client: ApolloClient) => void,
  ): () => void {
    const leaving = new AbortController()
    this.apollo().then(
      (client) => {
        if (leaving.signal.aborted) return
        const heard = client.subscribe<Data, OperationVariables>({ ...requested }).subscribe({
          next: ({ data }) => data && onData?.(data, client),
          error: () => {},
        })
        leaving.signal.addEventListener('abort', () => heard.unsubscribe())
      },
      () => {},
    )
    return () => leaving.abort()
  }
}
