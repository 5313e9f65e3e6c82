/** French names of the school holidays, by the value of the filter. */
export const vacationLabels = {
  toussaint: 'Vacances de la Toussaint',
  noel: 'Vacances de Noël',
  hiver: 'Vacances d’hiver',
  printemps: 'Vacances de printemps',
  'pont-de-mai': 'Pont de mai',
  ete: 'Vacances d’été',
} as const
