/** Paths of the agency. Apart from the site's, which every public page loads. */
export const agencyPaths = {
  home: '/agence',
  /** Followed by a token. */
  invitation: '/agence/invitation',
  /** Followed by the kind of the file. */
  files: '/agence/fichiers',
}
