/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RoadBookQueryVariables = Exact<{
  id: string;
}>;


export type RoadBookQuery = { reservation: { __typename: 'Reservation', id: string, roadBook: { __typename: 'RoadBook', version: string, sizeBytes: number, validUntil: string, files: Array<{ __typename: 'PackFile', path: string, bytes: number, sha256: string }> } | null } | null };


export const RoadBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roadBook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RoadBookQuery, RoadBookQueryVariables>;
export const useRoadBookQuery = (options: graph.QueryOptions<RoadBookQueryVariables> & { variables: RoadBookQueryVariables }) => graph.useQuery(RoadBookDocument, options)