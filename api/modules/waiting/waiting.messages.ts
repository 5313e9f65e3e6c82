export const waitingMessages = {
  tooSmall: (capacity: number) => `Ce départ a ${capacity} places en tout\u00a0: attends-en moins.`,
}
