import { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { Api, ApiDeps } from '#api/deps.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import { type OctoCall, readOctoCall } from '#api/modules/octo/octo.request.ts'
import { type ProductContext, type ProductSource, toProduct } from '#api/modules/octo/product.mappers.ts'
import { createSources, findProduct, productBatches } from '#api/modules/octo/product.repository.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { sendJson } from '#api/plugins/json.ts'

const ProductParams = Type.Object({ id: Type.String() })

export function productRoutes(octo: Api, deps: ApiDeps): void {
  const { db, clock } = deps

  octo.get('/products', async (request, reply) => {
    const call = readOctoCall(request)
    const context = await productContext(deps, call)
    const batches = productBatches(db, call, clock())
    const stream = Readable.from(toJson(batches, context), { highWaterMark: 1 })
    return reply.type('application/json; charset=utf-8').send(stream)
  })

  octo.get('/products/:id', { schema: { params: ProductParams } }, async (request, reply) => {
    const call = readOctoCall(request)
    const { id } = request.params
    const row = await findProduct(db, id)
    if (!row) throw octoError('INVALID_PRODUCT_ID', id)
    const [[source], context] = await Promise.all([
      createSources(db, [row], call, clock()),
      productContext(deps, call),
    ])
    if (!source) throw octoError('INVALID_PRODUCT_ID', id)
    return sendJson(reply, JSON.stringify(toProduct(source, context)))
  })
}

/** Facts that products of one answer share. */
export async function productContext(
  { db, env }: Pick<ApiDeps, 'db' | 'env'>,
  { reseller }: OctoCall,
): Promise<ProductContext> {
  const sales = await readSettings(db, 'sales')
  const netPercent = reseller?.netPercent ?? null
  return { sales, publicUrl: env.publicUrl, netPercent, priceField: 'pricingFrom' }
}

/** One JSON list, a batch at a time: the next is read once the reseller has taken the last. */
async function* toJson(batches: AsyncIterable<ProductSource[]>, context: ProductContext) {
  let separator = '['
  for await (const sources of batches) {
    yield separator + sources.map((source) => JSON.stringify(toProduct(source, context))).join(',')
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
