export const messages = {
  invoiceLine: (name: string) => `Carte cadeau pour ${name}`,
  unnamedBuyer: 'Un proche',
}
