export const messages = {
  compare: 'Comparer',
  compareExpedition: (expedition: string) => `Comparer ${expedition}`,
  compared: (count: number, isFull: boolean) => {
    if (count === 0) return 'Coche deux aventures pour les comparer.'
    return count === 1
      ? 'Choisis une autre aventure à comparer.'
      : `Tu compares ${count} aventures${isFull ? ', le plus possible' : ''}.`
  },
  toComparison: (count: number) => `Comparer (${count})`,
  end: 'Ne plus comparer',
}
