import type { ComponentType } from 'react'
import { isRecord } from '#schema/json.ts'
import { AgencyAccessDocument } from '#web/agency/access/Access.generated.ts'
import { hashOfOperation as firstHashes } from '#web/agency/firstHashes.generated.ts'
import { AgencyMeDocument } from '#web/agency/shell/AgencyMe.generated.ts'
import type { Execute } from '#web/lib/graph/answers.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

/** `load` reads the data of the screen, where the query of the address determines it. */
type Screen = { Component: ComponentType; load?: (graph: Graph, params: URLSearchParams) => Promise<unknown> }

const findHash = async (operationName: string) =>
  firstHashes[operationName] ??
  (await import('#web/agency/operationHashes.generated.ts')).hashOfOperation[operationName]

/** Sends a registered operation without Apollo Client. */
export const execute: Execute = async (operationName, variables) => {
  const persistedQuery = { version: 1, sha256Hash: await findHash(operationName) }
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables, extensions: { persistedQuery } }),
  })
  const body: unknown = await response.json()
  return isRecord(body) ? { data: body.data, hasErrors: 'errors' in body } : { hasErrors: true }
}

/** How long the first screen waits for its data after the access; then it shows that it loads. */
const maxDelayMs = 500

/**
 * Opens screens. The first one is read together with the access of the person and without Apollo Client; a read that
 * fails or is late is left to the screen, which reports it.
 */
export function screenOpener(graph: Graph) {
  const entered = Promise.allSettled([
    graph.query({ query: AgencyAccessDocument }),
    graph.query({ query: AgencyMeDocument }),
  ])
  const late = entered.then(() => new Promise((resolve) => setTimeout(resolve, maxDelayMs)))
  let isFirst = true

  return (open: () => Promise<Screen>) => async () => {
    const { Component, load } = await open()
    if (!isFirst) return { Component }
    isFirst = false
    const read = load?.(graph, new URLSearchParams(window.location.search)) ?? graph.apollo()
    await Promise.allSettled([entered, Promise.race([read, late])])
    return { Component }
  }
}
