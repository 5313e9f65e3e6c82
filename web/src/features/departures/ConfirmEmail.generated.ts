/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graph/graph.generated.ts';

import * as graph from '#web/lib/graph/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { sendEmailConfirmation: { __typename: 'OkPayload', ok: boolean, errors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string }> } };


export const SendEmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>;
export const useSendEmailConfirmationMutation = (options: graph.MutationOptions<SendEmailConfirmationMutation> = {}) => graph.useMutation(SendEmailConfirmationDocument, options)