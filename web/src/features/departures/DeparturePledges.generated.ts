/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DeparturePledgesQueryVariables = Exact<{
  slug: string;
}>;


export type DeparturePledgesQuery = { expedition: { __typename: 'Expedition', id: string, departures: Array<{ __typename: 'Departure', id: string, pledges: { __typename: 'PledgeCount', places: number, booked: number, needed: number, callEndsAt: string | null } | null }> | null } | null };

export type PledgeCounterFragment = { __typename: 'PledgeCount', places: number, booked: number, needed: number, callEndsAt: string | null };

export const PledgeCounterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeCounter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PledgeCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"callEndsAt"}}]}}]} as unknown as DocumentNode<PledgeCounterFragment, unknown>;
export const DeparturePledgesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeparturePledges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expedition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"departures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pledges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgeCounter"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeCounter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PledgeCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"callEndsAt"}}]}}]} as unknown as DocumentNode<DeparturePledgesQuery, DeparturePledgesQueryVariables>;
export const useDeparturePledgesQuery = (options: graph.QueryOptions<DeparturePledgesQueryVariables> & { variables: DeparturePledgesQueryVariables }) => graph.useQuery(DeparturePledgesDocument, options)