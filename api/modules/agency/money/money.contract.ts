/** Means of money that the agency receives and sends itself. */
export const manualMethods = ['transfer', 'cheque', 'holiday_vouchers', 'cash'] as const
