/** The mutations, for any caller. */
export const calls: Record<string, string> = {
  checkEmail: 'checkEmail(email: "camille.voyage@demo.explora.test")',
  login: 'login(email: "camille.voyage@demo.explora.test", password: "wrong")',
  signUp:
    'signUp(input: { email: "camille.voyage@demo.explora.test", password: "un sommet", firstName: "C", lastName: "V", newsletter: false })',
  createToken: 'createToken(email: "camille.voyage@demo.explora.test", password: "wrong")',
  logout: 'logout',
  requestPasswordReset: 'requestPasswordReset(email: "camille.voyage@demo.explora.test")',
  checkResetLink: 'checkResetLink(token: "wrong")',
  resetPassword: 'resetPassword(token: "wrong", password: "un sommet")',
  subscribeToNewsletter: 'subscribeToNewsletter(email: "camille.voyage@demo.explora.test")',
  confirmNewsletter: 'confirmNewsletter(token: "wrong")',
  unsubscribeFromNewsletter: 'unsubscribeFromNewsletter(token: "wrong")',
  requestCallback: 'requestCallback(input: { name: "Camille", phone: "12", slot: NOON })',
  setFavourite: 'setFavourite(expeditionId: "2", favourite: true)',
  report: 'report(kind: REVIEW, id: "1")',
  postReview:
    'postReview(reservationId: "RESERVATION", rating: 5, text: "Une semaine sans une seule goutte.", experienceMonth: "2027-02")',
  replyToReview: 'replyToReview(reviewId: "1", body: "Merci")',
  postMessage: 'postMessage(expeditionId: "2", body: "Bonjour")',
  deleteMessage: 'deleteMessage(expeditionId: "2", id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  reportMessage: 'reportMessage(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  updateProfile: 'updateProfile(firstName: "Camille")',
  setEffort: 'setEffort(input: { km: 14, ascentM: 800, hours: 5, feeling: TIRED })',
  setHomeCity: 'setHomeCity(city: "lyon")',
  createCalendarFeed: 'createCalendarFeed(kind: FAVOURITES)',
  deleteCalendarFeed: 'deleteCalendarFeed(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  changePassword: 'changePassword(currentPassword: "wrong", newPassword: "un sommet")',
  sendEmailConfirmation: 'sendEmailConfirmation',
  confirmEmail: 'confirmEmail(token: "wrong")',
  endSession: 'endSession(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  endAllSessions: 'endAllSessions',
  updateParticipant:
    'updateParticipant(reservationId: "RESERVATION", position: 1, input: { firstName: "X" })',
  updatePhone: 'updatePhone(phone: "0612345678")',
  joinWaitingList: 'joinWaitingList(departureId: "1", places: 1, email: "camille@")',
  confirmWaitingList: 'confirmWaitingList(token: "wrong")',
  leaveWaitingList: 'leaveWaitingList(token: "wrong")',
  createShortlist: 'createShortlist(title: "www.exemple.fr", expeditionIds: ["1"])',
  joinShortlist: 'joinShortlist(token: "wrong", name: "Léa")',
  voteOnShortlist: 'voteOnShortlist(token: "wrong", personKey: "wrong", expeditionId: "1", vote: 2)',
  setShortlistWeeks: 'setShortlistWeeks(token: "wrong", personKey: "wrong", weeks: [])',
  setShortlistItem: 'setShortlistItem(token: "wrong", personKey: "wrong", expeditionId: "1", isListed: true)',
  closeShortlist: 'closeShortlist(token: "wrong", ownerKey: "wrong")',
  leaveShortlist: 'leaveShortlist(token: "wrong", personKey: "wrong")',
  pledge: 'pledge(departureId: "1", places: 1)',
  withdrawPledge: 'withdrawPledge(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  confirmPledge: 'confirmPledge(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  acceptOffer: 'acceptOffer(token: "wrong")',
  createCart: 'createCart(departureId: "1", travellerCount: 1)',
  updateCart: 'updateCart(id: "CART", travellerCount: 1)',
  deleteCart: 'deleteCart(id: "CART")',
  renewHold: 'renewHold(cartId: "CART")',
  setCartTravellers:
    'setCartTravellers(cartId: "CART", travellers: [{ firstName: "Ana", lastName: "Le Goff", birthDate: "1990-05-04" }])',
  buyGiftCard:
    'buyGiftCard(amount: 30, recipient: { name: "Ana", email: "ana@example.test" }, idempotencyKey: "of-the-tests")',
  payBalance: 'payBalance(reservationId: "RESERVATION", idempotencyKey: "of-the-tests")',
  cancelReservation: 'cancelReservation(reservationId: "RESERVATION", quoteHash: "older")',
  changeDeparture: 'changeDeparture(reservationId: "RESERVATION", departureId: "1", quoteHash: "older")',
  changeTraveller:
    'changeTraveller(reservationId: "RESERVATION", position: 1, traveller: { firstName: "Ana", lastName: "Le Goff", birthDate: "1990-05-04" })',
  startPayment:
    'startPayment(cartId: "CART", quoteHash: "older", plan: FULL, acceptsTerms: true, acceptsForm: true, idempotencyKey: "of-the-tests")',
  setCartOptions: 'setCartOptions(cartId: "CART", options: [{ code: "insurance", travellers: [1] }])',
  agencyVerifyTotp: 'agencyVerifyTotp(code: "123456")',
  agencyPasskeyOptions: 'agencyPasskeyOptions',
  agencyVerifyPasskey: 'agencyVerifyPasskey(response: "{}")',
  agencyAddPasskey: 'agencyAddPasskey(response: "{}", name: "Téléphone")',
  agencyUseRecoveryCode: 'agencyUseRecoveryCode(code: "7K3Q9-M2XVA")',
  agencyBeginTotp: 'agencyBeginTotp',
  agencyConfirmTotp: 'agencyConfirmTotp(code: "123456")',
  agencyRemoveFactor: 'agencyRemoveFactor(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyRenewRecoveryCodes: 'agencyRenewRecoveryCodes',
  agencyAcceptInvitation: 'agencyAcceptInvitation(token: "wrong", input: { password: "un sommet de trop" })',
  agencyInvite: 'agencyInvite(input: { email: "zoe@example.test", role: OWNER })',
  agencyRevokeInvitation: 'agencyRevokeInvitation(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencySaveStaff:
    'agencySaveStaff(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", version: 1, input: { role: OWNER })',
  agencyResetFactors: 'agencyResetFactors(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyCreateExpedition:
    'agencyCreateExpedition(input: { name: "Les lacs perdus" }, key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyPublishExpedition: 'agencyPublishExpedition(id: "1", version: 1)',
  agencyDiscardDraft: 'agencyDiscardDraft(id: "1", version: 1)',
  agencyCopyExpedition: 'agencyCopyExpedition(id: "1", key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyRestoreRevision: 'agencyRestoreRevision(id: "1", version: 1, number: 1)',
  agencyChangeExpeditions: 'agencyChangeExpeditions(ids: ["1"], change: { kind: RANK, rank: 5 })',
  agencySaveExpedition: 'agencySaveExpedition(id: "1", version: 1, input: { name: "Les lacs perdus" })',
  agencyUseGpx: 'agencyUseGpx(id: "1", version: 1, fileId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencySaveDeparture: 'agencySaveDeparture(id: "1", version: 1, input: { capacity: 12 })',
  agencySetSales: 'agencySetSales(ids: ["1"], open: false)',
  agencyChangeDepartures: 'agencyChangeDepartures(ids: ["1"], input: {})',
  agencyPlanSeries:
    'agencyPlanSeries(expeditionId: "1", input: { from: "2027-07-01", to: "2027-07-31", weekdays: [6] })',
  agencyCreateDepartures:
    'agencyCreateDepartures(expeditionId: "1", rows: [{ startDate: "2027-07-03", capacity: 8, groupMin: 4, priceCents: 50000 }], key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyConfirmDeparture: 'agencyConfirmDeparture(id: "1", version: 1)',
  agencySendMail:
    'agencySendMail(input: { reservationId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", kind: CONFIRMATION }, key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyWithdrawMail: 'agencyWithdrawMail(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyAddNote:
    'agencyAddNote(input: { reservationId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", body: "Rappeler" })',
  agencyErase: 'agencyErase(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", reason: "Sur demande")',
  agencySaveCustomer:
    'agencySaveCustomer(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", version: 1, input: { firstName: "Zoé" })',
  agencyMarkTraveller:
    'agencyMarkTraveller(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", position: 1, mark: ARRIVED)',
  agencyBlockGiftCard:
    'agencyBlockGiftCard(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", blocked: true, reason: "Code publié")',
  agencyExtendGiftCard:
    'agencyExtendGiftCard(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", validUntil: "2030-03-10")',
  agencyResendGiftCard: 'agencyResendGiftCard(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyAddWaitingEntry: 'agencyAddWaitingEntry(id: "999999", email: "camille@example.test", places: 2)',
  agencySkipWaitingEntry: 'agencySkipWaitingEntry(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyCancelReservation:
    'agencyCancelReservation(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", version: 1, input: { quoteHash: "older" }, key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyMoveReservation:
    'agencyMoveReservation(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", version: 1, input: { departureId: "1", quoteHash: "older" }, key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencySetTravellers:
    'agencySetTravellers(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", version: 1, input: [{ position: 1, firstName: "Ana", lastName: "Le Goff", birthDate: "1990-05-04" }], key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyCreateReservation:
    'agencyCreateReservation(input: { departureId: "1", customerId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", travellers: [{ firstName: "Ana", lastName: "Le Goff", birthDate: "1990-05-04" }] }, key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyExtendHold:
    'agencyExtendHold(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", version: 1, until: "2027-03-12T09:00:00.000Z")',
  agencyCancelDeparture:
    'agencyCancelDeparture(id: "1", version: 1, input: { startDate: "2027-07-03", reason: "Orages", text: "" }, key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyRetryMail: 'agencyRetryMail(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyDropMail: 'agencyDropMail(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyRetryJob: 'agencyRetryJob(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyRecordPayment:
    'agencyRecordPayment(input: { reservationId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", amountCents: 100, method: CASH, on: "2027-03-09" }, key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyReverseEntry:
    'agencyReverseEntry(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", reason: "Erreur", key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyRefund:
    'agencyRefund(input: { reservationId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", amountCents: 100 }, key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencySettleRefund: 'agencySettleRefund(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", on: "2027-03-09")',
  agencyRetry: 'agencyRetry(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencySavePhoto:
    'agencySavePhoto(name: "foret-brume-01.jpg", version: 1, input: { alt: "Une forêt dans la brume du matin" })',
  agencySaveGuide: 'agencySaveGuide(id: "1", version: 1, input: { diploma: "Guide" })',
  agencyCreateKey: 'agencyCreateKey(input: { name: "Klook", scopes: [OCTO] })',
  agencyRevokeKey: 'agencyRevokeKey(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", reason: "Perdue")',
  agencyTryMail: 'agencyTryMail(id: "confirmation")',
  agencySaveSettings:
    'agencySaveSettings(section: AGENCY, version: 2, value: { agency: { city: "Annecy" } })',
  agencySaveWebhook:
    'agencySaveWebhook(input: { url: "https://receiver.example.test/hooks", events: [MESSAGE_POSTED] })',
  agencyRemoveWebhook: 'agencyRemoveWebhook(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencySendWebhookTest: 'agencySendWebhookTest(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyRedeliver: 'agencyRedeliver(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencySaveCannedAnswer: 'agencySaveCannedAnswer(input: { title: "Douches", body: "Oui." })',
  agencyAnswer: 'agencyAnswer(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", body: "Oui.")',
  agencyAssign: 'agencyAssign(ids: ["0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e"])',
  agencySetHidden:
    'agencySetHidden(kind: MESSAGE, id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", hidden: true, reason: "Publicité")',
  agencyDecideReview: 'agencyDecideReview(id: "1", version: 1, input: { decision: PUBLISH })',
  agencyReplyToReview: 'agencyReplyToReview(id: "1", body: "Merci.")',
  agencyDryRunImport: 'agencyDryRunImport(fileId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", kind: DEPARTURES)',
  agencyApplyImport:
    'agencyApplyImport(jobId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", key: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  agencyExport: 'agencyExport(kind: MANIFEST, filter: { departureId: "1" })',
  agencyExportCustomer: 'agencyExportCustomer(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e", format: JSON)',
  setCartCodes: 'setCartCodes(cartId: "CART", codes: ["BIENVENUE"])',
}
