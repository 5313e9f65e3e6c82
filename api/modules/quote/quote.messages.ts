export const quoteLabels = {
  adult: 'Adulte',
  child: 'Enfant',
  insurance: (count: number) =>
    count === 1 ? 'Assurance annulation, 1 voyageur' : `Assurance annulation, ${count} voyageurs`,
  insuranceOption: 'Assurance annulation',
  insuranceDescription: (percent: number) =>
    `${percent} % du prix du voyageur, options comprises, arrondis à l’euro supérieur.`,
  discount: (code: string) => `Code ${code}`,
  giftCard: (code: string) => `Carte cadeau ${code.slice(-4)}`,
}
