/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DeletableMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletableMessagesQuery = { me: { __typename: 'User', id: string, deletableMessageIds: Array<string> | null } | null };


export const DeletableMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletableMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletableMessageIds"}}]}}]}}]} as unknown as DocumentNode<DeletableMessagesQuery, DeletableMessagesQueryVariables>;
export const useDeletableMessagesQuery = (options: graph.QueryOptions<DeletableMessagesQueryVariables> = {}) => graph.useQuery(DeletableMessagesDocument, options)