/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/graph.generated.ts';

import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AgencyMailSamplesQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyMailSamplesQuery = { agency: { __typename: 'Agency', settings: { __typename: 'AgencySettings', mails: Array<{ __typename: 'AgencyMailSample', id: string, name: string, subject: string, text: string, html: string }> | null } | null } | null };

export type AgencyConnectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyConnectionsQuery = { agency: { __typename: 'Agency', settings: { __typename: 'AgencySettings', connections: Array<{ __typename: 'AgencyConnection', kind: Types.AgencyConnectionKind, service: Types.ConnectedService | null, lastSuccessAt: string | null, lastErrorAt: string | null }> | null } | null } | null };

export type TryMailMutationVariables = Exact<{
  id: string;
}>;


export type TryMailMutation = { agencyTryMail: { __typename: 'AgencyTryMailPayload', recipient: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };


export const AgencyMailSamplesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyMailSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AgencyMailSamplesQuery, AgencyMailSamplesQueryVariables>;
export const AgencyConnectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastErrorAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AgencyConnectionsQuery, AgencyConnectionsQueryVariables>;
export const TryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyTryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<TryMailMutation, TryMailMutationVariables>;
export const useAgencyMailSamplesQuery = (options: graph.QueryOptions<AgencyMailSamplesQueryVariables> = {}) => graph.useQuery(AgencyMailSamplesDocument, options)
export const useAgencyConnectionsQuery = (options: graph.QueryOptions<AgencyConnectionsQueryVariables> = {}) => graph.useQuery(AgencyConnectionsDocument, options)
export const useTryMailMutation = (options: graph.MutationOptions<TryMailMutation> = {}) => graph.useMutation(TryMailDocument, options)