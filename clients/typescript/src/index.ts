export { type Client, type ClientOptions, createClient } from './client.ts'
export {
  ExploraError,
  type GraphqlError,
  GraphqlErrors,
  HttpError,
  NetworkError,
  type UserError,
  UserErrors,
} from './errors.ts'
export type { Operation, RequestOptions } from './operation.ts'
export * from './operations.generated.ts'
