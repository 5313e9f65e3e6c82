import type { ApolloClient } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** What a page needs before it is shown: read into the cache, from which its components take it. */
export type Load = (client: ApolloClient, args: LoaderFunctionArgs) => Promise<unknown>

/** Thrown by a page whose subject does not exist: the server answers 404, and the not-found page is shown. */
export const notFound = () => new Response(null, { status: 404 })
