export const waitingMessages = {
  notFound: 'Cette demande n’existe plus.',
}
