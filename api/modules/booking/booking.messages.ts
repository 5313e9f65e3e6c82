/** Labels of invoices and credit notes. */
export const bookingLabels = {
  cancellation: (names: string) => `Annulation : ${names}`,
}
