/** Labels of invoices and credit notes. */
export const bookingLabels = {
  changeFee: 'Frais de changement de date',
  changeDifference: (dates: string) => `Changement de date, différence de prix : ${dates}`,
  cancellation: (names: string) => `Annulation : ${names}`,
}
