/**
 * Where `scripts/services/identity-servers.mjs` started the servers that tests of signing in need. Undefined for one that is absent: it
 * says so, and the tests of this server are skipped.
 */
export interface TestServers {
  readonly keycloak: { readonly url: string } | undefined;
  readonly cas: { readonly url: string; readonly reader: Credentials } | undefined;
  readonly slapd:
    | {
        readonly url: string;
        readonly secureUrl: string;
        /** PEM of its certificate. */
        readonly authority: string;
        readonly baseDn: string;
        /** May search; others may only bind. */
        readonly searcher: { readonly dn: string; readonly password: string };
      }
    | undefined;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export const testServers: TestServers = {
  keycloak: read('LECTERN_TEST_KEYCLOAK'),
  cas: read('LECTERN_TEST_CAS'),
  slapd: read('LECTERN_TEST_SLAPD'),
};

function read<Place>(name: string): Place | undefined {
  const text = process.env[name] ?? '';
  return text === '' ? undefined : (JSON.parse(text) as Place);
}
