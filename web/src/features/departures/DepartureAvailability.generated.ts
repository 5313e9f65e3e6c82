/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/graph.generated.ts';

import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DepartureAvailabilitySubscriptionVariables = Exact<{
  expeditionId: string;
}>;


export type DepartureAvailabilitySubscription = { departureAvailability: { __typename: 'Departure', id: string, startDate: string, endDate: string, availableCount: number, isConfirmed: boolean, missingToConfirm: number, price: number | null, status: Types.DepartureStatus } };


export const DepartureAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DepartureAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expeditionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departureAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"expeditionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expeditionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartureLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartureLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Departure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"availableCount"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"missingToConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<DepartureAvailabilitySubscription, DepartureAvailabilitySubscriptionVariables>;
export const useDepartureAvailabilitySubscription = (options: graph.SubscriptionOptions<DepartureAvailabilitySubscription, DepartureAvailabilitySubscriptionVariables> & { variables: DepartureAvailabilitySubscriptionVariables }) => graph.useSubscription(DepartureAvailabilityDocument, options)