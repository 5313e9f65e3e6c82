/** Section 7 of the specification, line by line; the last two are navigations of the browser. */
export const section7 = `
GET /collections
GET /reviews/last
GET /reviews/stat
GET /expeditions/featured
GET /expeditions/{id}
GET /expeditions/{id}/reviews
GET /expeditions/{id}/departures
GET /expeditions/{id}/geojson
GET /expeditions/{id}/messages
POST /expeditions/{id}/messages
GET /expeditions/{id}/similar-expeditions
POST /users/newsletter/{email}
POST /interests/
GET /interests/
GET /interests/popup
POST /auth/check-email/
POST /auth/login/
GET /auth/current/
POST /auth/signup/
POST /auth/reset-password
GET /user/
PATCH /user
GET /cart/
GET /reservations
GET /themes/aventures
GET /themes
GET /auth/facebook
GET /auth/google_oauth2`
  .trim()
  .split('\n')
