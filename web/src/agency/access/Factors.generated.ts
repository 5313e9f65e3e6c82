/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/graph.generated.ts';

import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { agencyBeginTotp: { __typename: 'AgencyBeginTotpPayload', secret: string | null, qrSvg: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { agencyConfirmTotp: { __typename: 'AgencyEnrolPayload', recoveryCodes: Array<string>, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };

export type VerifyTotpMutationVariables = Exact<{
  code: string;
  stepUp: boolean;
}>;


export type VerifyTotpMutation = { agencyVerifyTotp: { __typename: 'AgencyAccessPayload', errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };

export type UseRecoveryCodeMutationVariables = Exact<{
  code: string;
}>;


export type UseRecoveryCodeMutation = { agencyUseRecoveryCode: { __typename: 'AgencyAccessPayload', errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };

export type RemoveFactorMutationVariables = Exact<{
  id: string;
}>;


export type RemoveFactorMutation = { agencyRemoveFactor: { __typename: 'AgencyAccessPayload', errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { agencyRenewRecoveryCodes: { __typename: 'AgencyRecoveryCodesPayload', recoveryCodes: Array<string>, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };

export type PasskeyOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyOptionsMutation = { agencyPasskeyOptions: { __typename: 'AgencyPasskeyOptionsPayload', creation: string | null, request: string | null, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };

export type VerifyPasskeyMutationVariables = Exact<{
  response: string;
  stepUp: boolean;
}>;


export type VerifyPasskeyMutation = { agencyVerifyPasskey: { __typename: 'AgencyAccessPayload', errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };

export type AddPasskeyMutationVariables = Exact<{
  response: string;
  name: string;
}>;


export type AddPasskeyMutation = { agencyAddPasskey: { __typename: 'AgencyEnrolPayload', recoveryCodes: Array<string>, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: string | null }> } };


export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyBeginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyConfirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const VerifyTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stepUp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyVerifyTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"stepUp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stepUp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyTotpMutation, VerifyTotpMutationVariables>;
export const UseRecoveryCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseRecoveryCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUseRecoveryCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UseRecoveryCodeMutation, UseRecoveryCodeMutationVariables>;
export const RemoveFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyRemoveFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveFactorMutation, RemoveFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyRenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const PasskeyOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyPasskeyOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creation"}},{"kind":"Field","name":{"kind":"Name","value":"request"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<PasskeyOptionsMutation, PasskeyOptionsMutationVariables>;
export const VerifyPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stepUp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyVerifyPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}},{"kind":"Argument","name":{"kind":"Name","value":"stepUp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stepUp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyPasskeyMutation, VerifyPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyAddPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const useBeginTotpMutation = (options: graph.MutationOptions<BeginTotpMutation> = {}) => graph.useMutation(BeginTotpDocument, options)
export const useConfirmTotpMutation = (options: graph.MutationOptions<ConfirmTotpMutation> = {}) => graph.useMutation(ConfirmTotpDocument, options)
export const useVerifyTotpMutation = (options: graph.MutationOptions<VerifyTotpMutation> = {}) => graph.useMutation(VerifyTotpDocument, options)
export const useUseRecoveryCodeMutation = (options: graph.MutationOptions<UseRecoveryCodeMutation> = {}) => graph.useMutation(UseRecoveryCodeDocument, options)
export const useRemoveFactorMutation = (options: graph.MutationOptions<RemoveFactorMutation> = {}) => graph.useMutation(RemoveFactorDocument, options)
export const useRenewRecoveryCodesMutation = (options: graph.MutationOptions<RenewRecoveryCodesMutation> = {}) => graph.useMutation(RenewRecoveryCodesDocument, options)
export const usePasskeyOptionsMutation = (options: graph.MutationOptions<PasskeyOptionsMutation> = {}) => graph.useMutation(PasskeyOptionsDocument, options)
export const useVerifyPasskeyMutation = (options: graph.MutationOptions<VerifyPasskeyMutation> = {}) => graph.useMutation(VerifyPasskeyDocument, options)
export const useAddPasskeyMutation = (options: graph.MutationOptions<AddPasskeyMutation> = {}) => graph.useMutation(AddPasskeyDocument, options)