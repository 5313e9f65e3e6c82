/** Labels of invoices, credit notes and mails. */
export const bookingLabels = {
  changeFee: 'Frais de changement de date',
  changeDifference: (dates: string) => `Changement de date, différence de prix : ${dates}`,
  traveller: (position: number) => `Voyageur ${position}`,
  cancellation: (names: string) => `Annulation : ${names}`,
}
