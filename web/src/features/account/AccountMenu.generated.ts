/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/graph.generated.ts';

import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AccountMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountMenuQuery = { me: { __typename: 'User', id: string, reservations: Array<{ __typename: 'Reservation', id: string, departureDate: string, isGuide: boolean, isUnderWay: boolean, dashboardCompleteness: number, status: Types.ReservationStatus }> | null } | null };


export const AccountMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reservations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"departureDate"}},{"kind":"Field","name":{"kind":"Name","value":"isGuide"}},{"kind":"Field","name":{"kind":"Name","value":"isUnderWay"}},{"kind":"Field","name":{"kind":"Name","value":"dashboardCompleteness"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<AccountMenuQuery, AccountMenuQueryVariables>;
export const useAccountMenuQuery = (options: graph.QueryOptions<AccountMenuQueryVariables> = {}) => graph.useQuery(AccountMenuDocument, options)