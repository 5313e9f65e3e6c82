/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/graph.generated.ts';

import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AgencyAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyAccessQuery = { features: { __typename: 'Features', agency: boolean } | null, me: { __typename: 'User', id: string, agencyAccess: Types.AgencyAccess, agencyFactors: Array<Types.FactorKind> } | null };


export const AgencyAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyAccess"}},{"kind":"Field","name":{"kind":"Name","value":"agencyFactors"}}]}}]}}]} as unknown as DocumentNode<AgencyAccessQuery, AgencyAccessQueryVariables>;
export const useAgencyAccessQuery = (options: graph.QueryOptions<AgencyAccessQueryVariables> = {}) => graph.useQuery(AgencyAccessDocument, options)