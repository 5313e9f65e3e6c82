/** An operation as text. Codegen writes ours; any other takes the types of its data and of its variables by hand. */
export type Operation<Data, Variables> = {
  readonly kind: 'query' | 'mutation'
  readonly text: string
  /** Exists for the compiler only. */
  readonly types?: (variables: Variables) => Data
}

/** Variables may be left out where each of them may. */
export type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions]

export type RequestOptions = {
  /** Aborts the request; the promise is rejected with the reason of the signal. */
  signal?: AbortSignal
}
