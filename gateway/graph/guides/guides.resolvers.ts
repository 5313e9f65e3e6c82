import type { GuideResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Guide: Required<Pick<GuideResolvers, 'photo' | 'quote' | 'departuresLed'>> = {
  photo: async ({ id }, _, { guides }) => (await guides.findProfile(id)).photo,
  quote: async ({ id }, _, { guides }) => (await guides.findProfile(id)).quote,
  departuresLed: async ({ id }, _, { guides }) => (await guides.findProfile(id)).departuresLed,
}
