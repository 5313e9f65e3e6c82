export type DemoProvider = 'google' | 'facebook'
export type DemoPerson = { subject: string; email: string; firstName: string; lastName: string }

/** Accounts of the demonstration providers: the first of each has one here too, the second is new. */
export const demoPeople: Record<DemoProvider, DemoPerson[]> = {
  google: [
    {
      subject: 'demo-google-lea',
      email: 'lea.google@demo.explora.test',
      firstName: 'Léa',
      lastName: 'Morel',
    },
    {
      subject: 'demo-google-sami',
      email: 'sami.google@demo.explora.test',
      firstName: 'Sami',
      lastName: 'Belkacem',
    },
  ],
  facebook: [
    {
      subject: 'demo-facebook-hugo',
      email: 'hugo.facebook@demo.explora.test',
      firstName: 'Hugo',
      lastName: 'Lambert',
    },
    {
      subject: 'demo-facebook-ines',
      email: 'ines.facebook@demo.explora.test',
      firstName: 'Inès',
      lastName: 'Delorme',
    },
  ],
}
