/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph.generated.ts';

import * as graph from '#web/lib/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReservationsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ReservationsPageQuery = { me: { __typename: 'User', id: string, reservations: Array<{ __typename: 'Reservation', id: string, name: string, expeditionSlug: string | null, departureDate: string, departureEnd: string | null, durationDays: number, level: number, isConfirmed: boolean, status: Types.ReservationStatus }> | null } | null };


export const ReservationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservationsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reservations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expeditionSlug"}},{"kind":"Field","name":{"kind":"Name","value":"departureDate"}},{"kind":"Field","name":{"kind":"Name","value":"departureEnd"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ReservationsPageQuery, ReservationsPageQueryVariables>;
export const useReservationsPageQuery = (options: graph.QueryOptions<ReservationsPageQueryVariables> = {}) => graph.useQuery(ReservationsPageDocument, options)