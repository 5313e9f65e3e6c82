import buildValidators from '@fastify/ajv-compiler'
import type { Static, TSchema } from 'typebox'
import { Refusal, toFields } from '#api/plugins/errors.ts'

const ajv = {
  customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false, allowUnionTypes: true },
}

/** Compiles schemas for the routes, and for values that come to their functions by another way. */
export const validatorCompiler = () => buildValidators()({}, ajv)

let compiler: ReturnType<typeof validatorCompiler> | undefined

/** Checks values against the schema of a body; refuses one as the route of the body would. Compiled on first use. */
export function createChecker<T extends TSchema>(schema: T): (value: unknown) => Static<T> {
  let compiled: ReturnType<ReturnType<typeof validatorCompiler>> | undefined
  const fits = (value: unknown): value is Static<T> => {
    compiler ??= validatorCompiler()
    compiled ??= compiler({ schema, method: 'POST', url: '', httpPart: 'body' })
    return compiled(value) === true
  }
  return (value) => {
    if (fits(value)) return value
    throw new Refusal('INVALID_REQUEST', { fields: toFields(compiled?.errors ?? []) })
  }
}
