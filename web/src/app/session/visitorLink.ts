import { ApolloLink } from '@apollo/client'
import { of } from 'rxjs'
import { visitorResponse } from '#web/app/session/visitorResponse.ts'

/** Sends `Me` only while the session marker exists, on a refetch too. */
export const visitorLink = new ApolloLink((operation, forward) => {
  const response = visitorResponse(operation.operationName)
  return response ? of(response) : forward(operation)
})
