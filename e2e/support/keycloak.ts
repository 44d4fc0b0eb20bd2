import { testServers } from '@lectern/server/testing/identity/test-servers';
import { test } from '@playwright/test';

const REALM = '/realms/lectern';
const PASSWORD = 'keycloak-password';

export interface KeycloakRealm {
  /** The issuer. */
  readonly address: string;
  /** Adds a reader who has not signed in before. */
  addReader(
    username: string,
    more?: object,
  ): Promise<{ readonly username: string; readonly password: string }>;
  /** Sets the realm up with a SAML portal by the document with which the portal describes itself. */
  addSamlPortal(metadata: string): Promise<void>;
  addClient(client: object): Promise<void>;
  /** The certificate with which it signs assertions. */
  certificate(): Promise<string>;
}

/** The realm for tests, which browser tests set up with what needs the address of their server. Undefined where there is no Keycloak. */
export function keycloakRealm(): KeycloakRealm | undefined {
  const { keycloak } = testServers;
  return keycloak && openRealm(keycloak.url);
}

function openRealm(url: string): KeycloakRealm {
  const address = `${url}${REALM}`;

  async function token(): Promise<string> {
    const form = { grant_type: 'client_credentials', client_id: 'setup', client_secret: 'setup-secret' };
    const body = new URLSearchParams(form);
    const answer = await fetch(`${address}/protocol/openid-connect/token`, { method: 'POST', body });
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  /** Something that was added by a test that ran before is left as it is. */
  async function post(path: string, body: string, type = 'application/json'): Promise<string> {
    const answer = await fetch(`${url}/admin${REALM}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': type },
      body,
    });
    const text = await answer.text();
    if (!answer.ok && answer.status !== 409) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  }
  const addClient = async (client: object) => void (await post('clients', JSON.stringify(client)));

  return {
    address,
    addClient,
    async addReader(name, more = {}) {
      const username = `${name}-${test.info().retry}`;
      const credentials = [{ type: 'password', value: PASSWORD, temporary: false }];
      const names = { firstName: 'Ada', lastName: 'Reader', email: `${username}@example.edu` };
      const reader = { username, enabled: true, emailVerified: true, ...names, credentials, ...more };
      await post('users', JSON.stringify(reader));
      return { username, password: PASSWORD };
    },
    async addSamlPortal(metadata) {
      const described = await post('client-description-converter', metadata, 'application/xml');
      const client = JSON.parse(described) as { attributes: object };
      // The document says that requests are not signed, but Keycloak leaves this out of what it reads.
      const more = { 'saml.client.signature': 'false', saml_name_id_format: 'username' };
      const attributes = { ...client.attributes, ...more, saml_force_name_id_format: 'true' };
      await addClient({ ...client, attributes });
    },
    async certificate() {
      const answer = await fetch(`${address}/protocol/saml/descriptor`);
      const [, certificate] = /<ds:X509Certificate>([^<]+)</.exec(await answer.text()) ?? [];
      if (!certificate) throw new Error('Keycloak describes no certificate');
      return certificate;
    },
  };
}
