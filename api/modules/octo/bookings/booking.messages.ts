import { counted } from '#schema/frenchFormats.ts'

/** Lines of the documents that a reseller gets. */
export const octoLabels = {
  commission: (reseller: string) => `Commission de ${reseller}`,
  changed: (days: string, travellers: number) =>
    `Changement\u00a0: ${counted(travellers, 'voyageur', 'voyageurs')}, ${days}`,
}
