/** Paths of the agency. Apart from the site's, which every public page loads. */
export const agencyPaths = {
  home: '/agence',
  /** Followed by a token. */
  invitation: '/agence/invitation',
}
