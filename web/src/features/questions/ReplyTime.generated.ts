/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReplyTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplyTimeQuery = { replyStats: { __typename: 'ReplyStats', repliedCount: number, medianHours: number | null } | null };


export const ReplyTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repliedCount"}},{"kind":"Field","name":{"kind":"Name","value":"medianHours"}}]}}]}}]} as unknown as DocumentNode<ReplyTimeQuery, ReplyTimeQueryVariables>;
export const useReplyTimeQuery = (options: graph.QueryOptions<ReplyTimeQueryVariables> = {}) => graph.useQuery(ReplyTimeDocument, options)