/** Words by which pages for signing in are called in addresses, of systems that libraries and vendors use. */
const WORDS = new Set([
  'adfs',
  'auth',
  'authenticate',
  'authn',
  'authorize',
  'cas',
  'idp',
  'login',
  'logon',
  'oauth',
  'oauth2',
  'openathens',
  'saml',
  'saml2',
  'shibboleth',
  'signin',
  'signon',
  'sso',
  'wayf',
]);

/** Whether an address is that of a page for signing in, by a whole word of its host or path. */
export function isLoginPage({ hostname, pathname }: URL): boolean {
  const words = `${hostname}/${pathname}`
    .toLowerCase()
    .replaceAll('sign-in', 'signin')
    .replaceAll('log-in', 'login');
  return words.split(/[^a-z0-9]/).some((word) => WORDS.has(word));
}
