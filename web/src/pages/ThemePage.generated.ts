/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/graph.generated.ts';

import * as graph from '#web/lib/graphHooks.ts'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ThemePageQueryVariables = Exact<{
  path: string;
}>;


export type ThemePageQuery = { theme: { __typename: 'Theme', id: string, name: string, path: string, intro: string | null, bannerImage: { __typename: 'Image', url: string, width: number, height: number, alt: string, srcSet: string, placeholder: string | null, focalPoint: string } | null, filter: { __typename: 'ThemeFilter', activities: Array<string>, countries: Array<string>, region: string | null, type: Types.ExpeditionType | null, vacation: string | null, familyFriendly: boolean | null } | null } | null };


export const ThemePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThemePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"}},{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"vacation"}},{"kind":"Field","name":{"kind":"Name","value":"familyFriendly"}}]}}]}}]}}]} as unknown as DocumentNode<ThemePageQuery, ThemePageQueryVariables>;
export const useThemePageQuery = (options: graph.QueryOptions<ThemePageQueryVariables> & { variables: ThemePageQueryVariables }) => graph.useQuery(ThemePageDocument, options)