/** Shown by the applications that open the file. */
export const approximate = 'Tracé approximatif : ne t’en sers pas pour t’orienter sur le terrain.'
