import { type CallbackSlot, callbackHours } from '#schema/callbacks.ts'

type Hours = Parameters<typeof callbackHours>[0]

const between = (slot: CallbackSlot, hours: Hours) => {
  const [from, until] = callbackHours(hours)[slot]
  return `entre ${from} h et ${until} h`
}

export const messages = {
  name: 'Ton nom',
  nameMissing: 'Écris ton nom.',
  phone: 'Ton numéro de téléphone',
  phoneHint: 'Hors de France, commence par « + » et l’indicatif du pays.',
  phoneMissing: 'Écris ton numéro de téléphone.',
  slot: 'Quand t’appeler ?',
  slots: (hours: Hours): Record<CallbackSlot, string> => ({
    morning: `Le matin, ${between('morning', hours)}`,
    noon: `À midi, ${between('noon', hours)}`,
    afternoon: `L’après-midi, ${between('afternoon', hours)}`,
  }),
  nextDay: 'Le prochain jour ouvré où ce moment est encore à venir, heure de Paris.',
  send: 'Demander un rappel',
  done: (slot: CallbackSlot, day: string, hours: Hours) =>
    `C’est noté : nous t’appelons ${day}, ${between(slot, hours)}.`,
  soon: 'le prochain jour ouvré',
  failed: 'Ta demande n’est pas partie : réessaie, ou écris-nous.',
  orWrite: 'Tu préfères écrire ?',
}
