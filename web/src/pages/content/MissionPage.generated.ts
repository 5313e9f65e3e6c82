/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MissionPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MissionPageQuery = { replyStats: { __typename: 'ReplyStats', questionCount: number, repliedCount: number, medianHours: number | null } | null };


export const MissionPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissionPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"repliedCount"}},{"kind":"Field","name":{"kind":"Name","value":"medianHours"}}]}}]}}]} as unknown as DocumentNode<MissionPageQuery, MissionPageQueryVariables>;
export const useMissionPageQuery = (options: graph.QueryOptions<MissionPageQueryVariables> = {}) => graph.useQuery(MissionPageDocument, options)