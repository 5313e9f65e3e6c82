import { type CallbackSlot, callbackHours } from '#schema/callbacks.ts'

const between = (slot: CallbackSlot) => {
  const [from, until] = callbackHours[slot]
  return `entre ${from} h et ${until} h`
}

export const messages = {
  name: 'Ton nom',
  nameMissing: 'Écris ton nom.',
  phone: 'Ton numéro de téléphone',
  phoneHint: 'Hors de France, commence par « + » et l’indicatif du pays.',
  phoneMissing: 'Écris ton numéro de téléphone.',
  slot: 'Quand t’appeler ?',
  slots: {
    morning: `Le matin, ${between('morning')}`,
    noon: `À midi, ${between('noon')}`,
    afternoon: `L’après-midi, ${between('afternoon')}`,
  } satisfies Record<CallbackSlot, string>,
  nextDay: 'Le prochain jour ouvré où ce moment est encore à venir, heure de Paris.',
  send: 'Demander un rappel',
  done: (slot: CallbackSlot, day: string) => `C’est noté : nous t’appelons ${day}, ${between(slot)}.`,
  soon: 'le prochain jour ouvré',
  failed: 'Ta demande n’est pas partie : réessaie, ou écris-nous.',
  orWrite: 'Tu préfères écrire ?',
}
