/** Messages of the settings that break a rule. */
export const settingMessages = {
  text: 'Ce texte contient des caractères interdits\u00a0: retire-les et réessaie.',
  required: 'Ce champ est obligatoire.',
  length: (least: number, most: number) =>
    least === 0 ? `${most} caractères au plus.` : `Écris entre ${least} et ${most} caractères.`,
  email: 'Cette adresse n’est pas valable.',
  phone: 'Ce numéro n’est pas complet.',
  siren: 'Neuf chiffres, comme 123\u00a0456\u00a0789.',
  vatNumber: 'Deux lettres puis des chiffres, comme FR12 123 456 789.',
  registration: '«\u00a0IM\u00a0» puis neuf chiffres, comme IM074000000.',
  link: 'Une adresse complète, qui commence par https://.',
  hour: (least: number, most: number) => `Une heure entre ${least}\u00a0h et ${most}\u00a0h.`,
  weekdays: 'Choisis au moins un jour.',
  closedDays: (most: number) => `Des dates différentes, ${most} au plus.`,
  whole: (least: number, most: number) => `Un nombre entre ${least} et ${most}.`,
  tierCount: (most: number) => `Entre un et ${most} paliers.`,
  tierDays: 'Moins de jours que le palier du dessus.',
  tierPercent: 'Plus que le palier du dessus, et 100 au plus.',
  lastTier: 'Le dernier palier va jusqu’au départ\u00a0: 0 jour.',
  reminders: (most: number) => `De 1 à 120 jours, du plus tôt au plus tard, ${most} rappels au plus.`,
  labels: { agency: 'Agence', sales: 'Ventes' },
}
