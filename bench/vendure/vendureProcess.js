import { randomUUID } from 'node:crypto'
import {
  bootstrap,
  ChannelService,
  DefaultLogger,
  Importer,
  LogLevel,
  Populator,
  RequestContext,
  RequestContextService,
} from '@vendure/core'
// Relative, since `#bench` belongs to the root package.
import { announce } from '../gateway/announce.ts'

// Disabled before the start: telemetry would send usage data to Vendure.
process.env.VENDURE_DISABLE_TELEMETRY = 'true'

const products = 48
const variants = 10
const languageCode = 'en'
const taxName = 'Standard'

const [url] = process.argv.slice(2)
const app = await bootstrap({
  apiOptions: { hostname: '127.0.0.1', port: 0, cors: false, csrfPrevention: true },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: randomUUID(), password: randomUUID() },
  },
  dbConnectionOptions: { type: 'postgres', url, synchronize: true },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  paymentOptions: { paymentMethodHandlers: [] },
})
await populate()
announce(`http://127.0.0.1:${app.getHttpServer().address().port}`)

/** Fills the empty database through Vendure's own import services. */
async function populate() {
  const channels = app.get(ChannelService)
  const { id } = await channels.getDefaultChannel()
  await channels.update(RequestContext.empty(), { id, defaultCurrencyCode: 'EUR', pricesIncludeTax: true })
  await app.get(Populator).populateInitialData({
    defaultLanguage: languageCode,
    defaultZone: 'Europe',
    countries: [{ name: 'France', code: 'FR', zone: 'Europe' }],
    taxRates: [{ name: taxName, percentage: 20 }],
    shippingMethods: [],
    paymentMethods: [],
    collections: [],
  })
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin', languageCode })
  const errors = await app.get(Importer).importProducts(ctx, rows(), () => undefined)
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

function rows() {
  const values = Array.from({ length: variants }, (_, index) => `Departure ${index + 1}`)
  const without = { assetPaths: [], facets: [] }
  const translated = (fields) => [{ languageCode, customFields: {}, ...fields }]
  return Array.from({ length: products }, (_, product) => ({
    product: {
      ...without,
      optionGroups: [{ translations: translated({ name: 'departure', values }) }],
      translations: translated({
        name: `Expedition ${product}`,
        slug: `expedition-${product}`,
        description: 'A week on foot from hut to hut, with a guide of the valley. '.repeat(10),
      }),
    },
    variants: values.map((value, variant) => ({
      ...without,
      sku: `E${product}-${variant}`,
      price: 500 + 10 * product + variant,
      taxCategory: taxName,
      stockOnHand: 12,
      trackInventory: 'TRUE',
      translations: translated({ optionValues: [value] }),
    })),
  }))
}
