const realHosts = /^((www|m|graph)\.)?facebook\.com$/

/** Endpoints of Facebook. Its pages and its API have two hosts; any other base, for tests, has one. */
export function facebookAddresses(baseUrl: string) {
  const { hostname, pathname, origin } = new URL(baseUrl)
  const isReal = realHosts.test(hostname)
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  const pages = `${isReal ? 'https://www.facebook.com' : origin}${path}`
  const api = `${isReal ? 'https://graph.facebook.com' : origin}${path}`
  return {
    authorization: `${pages}/dialog/oauth`,
    token: `${api}/oauth/access_token`,
    profile: `${api}/me?fields=id,email,first_name,last_name,picture`,
  }
}
