export default {
  dialect: 'postgresql',
  schema: [
    './api/db/referenceTables.ts',
    './api/db/tables.ts',
    './api/db/answerTables.ts',
    './api/db/searchTables.ts',
    './api/db/accountTables.ts',
    './api/db/bookingTables.ts',
    './api/db/moneyTables.ts',
    './api/db/paymentTables.ts',
    './api/db/agencyTables.ts',
    './api/db/jobTables.ts',
    './api/db/fileTables.ts',
    './api/db/draftTables.ts',
    './api/db/agencyBookingTables.ts',
  ],
  out: './api/db/migrations',
}
