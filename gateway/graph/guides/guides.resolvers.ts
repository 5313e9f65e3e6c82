import type { GuideResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Guide: Required<Pick<GuideResolvers, 'quote' | 'departuresLed'>> = {
  quote: async ({ id }, _, { guides }) => (await guides.profileOf(id)).quote,
  departuresLed: async ({ id }, _, { guides }) => (await guides.profileOf(id)).departuresLed,
}
