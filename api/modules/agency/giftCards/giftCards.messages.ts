export const agencyGiftCardMessages = {
  notLater: 'Choisis un jour après la fin actuelle, et dans dix ans au plus.',
  notUsable: 'Cette carte est bloquée ou finie\u00a0: débloque-la ou prolonge-la avant de la renvoyer.',
}
