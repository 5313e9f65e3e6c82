import type { expeditions } from '#api/db/tables.ts'
import { timeZone } from '#api/modules/octo/availabilityId.domain.ts'
import { type ContentSource, toContent } from '#api/modules/octo/content.mappers.ts'
import type { OctoOption, OctoProduct, OctoUnit } from '#api/modules/octo/octo.types.ts'
import { type Prices, unitPricing } from '#api/modules/octo/pricing.domain.ts'
import { cancellationPolicy, listAges, unitTitles } from '#api/modules/octo/product.content.ts'
import { listUnits, toMaxUnits, type UnitRule } from '#api/modules/octo/units.domain.ts'
import { currency } from '#schema/constants.ts'
import type { SalesSettings } from '#schema/settings.ts'

export type ProductRow = Pick<
  typeof expeditions.$inferSelect,
  'id' | 'slug' | 'name' | 'expeditionType' | 'ageMinChild' | 'groupMax' | 'priceCents'
>

export type ProductSource = {
  row: ProductRow
  /** Prices to show; null where the call asks for none. */
  prices: Prices | null
  /** Null where the call asks for none. */
  content: ContentSource | null
}

export type ProductContext = {
  sales: SalesSettings
  publicUrl: string
  /** Share that the reseller owes; null: not agreed. */
  netPercent: number | null
  /** Where units have their prices: those to show, or those of a booking. */
  priceField: 'pricingFrom' | 'pricing'
}

/** An expedition has one option. */
export const optionId = 'DEFAULT'

/** An expedition as a product: sold by departure, at once, and entered by the name on the guide's list. */
export function toProduct(source: ProductSource, context: ProductContext): OctoProduct {
  const { row, prices, content } = source
  return {
    id: String(row.id),
    internalName: row.name,
    reference: row.slug,
    locale: 'fr-FR',
    timeZone,
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'MANIFEST',
    options: [toOption(source, context)],
    ...(prices && { defaultCurrency: currency, availableCurrencies: [currency], pricingPer: 'UNIT' }),
    ...(content && toContent(content, context)),
  }
}

/** Days alone have a meaning, and one may cancel until the first: the policy says at what price. */
export function toOption(source: ProductSource, context: ProductContext): OctoOption {
  const { row, content } = source
  return {
    id: optionId,
    default: true,
    internalName: row.name,
    reference: null,
    availabilityLocalStartTimes: ['00:00'],
    cancellationCutoff: cancellationPolicy(context.sales),
    cancellationCutoffAmount: 0,
    cancellationCutoffUnit: 'day',
    requiredContactFields: ['firstName', 'lastName'],
    restrictions: { minUnits: 1, maxUnits: toMaxUnits(row.groupMax) },
    units: listUnits(row).map((unit) => toUnit(unit, source, context)),
    ...(content && toContent(content, context)),
  }
}

function toUnit(
  unit: UnitRule,
  { prices, content }: Pick<ProductSource, 'prices' | 'content'>,
  { netPercent, priceField }: Pick<ProductContext, 'netPercent' | 'priceField'>,
): OctoUnit {
  const { id, type, minAge, maxAge, accompaniedBy } = unit
  return {
    id,
    internalName: unitTitles[id],
    reference: null,
    type,
    requiredContactFields: [],
    restrictions: {
      minAge,
      maxAge,
      idRequired: false,
      minQuantity: null,
      maxQuantity: null,
      paxCount: 1,
      accompaniedBy,
    },
    ...(prices && { [priceField]: [unitPricing(id, prices, netPercent)] }),
    ...(content && { title: unitTitles[id], shortDescription: listAges(unit), features: [] }),
  }
}
