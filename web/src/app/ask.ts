import { hashOfMe } from '#web/app/meHash.generated.ts'
import type { Ask } from '#web/lib/answers.ts'

/**
 * Requests the account by its registered hash, before Apollo Client loads, which sends all other operations.
 */
export const ask: Ask = async (operationName, variables) => {
  if (operationName !== 'Me') throw new Error(`${operationName} is a question for Apollo Client`)
  const query = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOfMe } }),
  })
  const response = await fetch(`/graphql?${query}`, {
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
  const { data, errors } = await response.json()
  return { data, hasErrors: Boolean(errors) }
}
