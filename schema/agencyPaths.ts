/** Paths of the agency. Apart from the site's, which every public page loads. */
export const agencyPaths = {
  home: '/agence',
  /** Followed by a token. */
  invitation: '/agence/invitation',
  /** Followed by the kind of the file; a download by the id or the kind of what it is of, too. */
  files: '/agence/fichiers',
}

/** Downloads of the agency, below `files`. */
export const downloadPaths = { export: 'export', report: 'rapport', template: 'modele' }
