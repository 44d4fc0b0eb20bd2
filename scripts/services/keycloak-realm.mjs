const reader = (username, more = {}) => ({
  username,
  enabled: true,
  firstName: 'Ada',
  lastName: 'Reader',
  email: `${username}@example.edu`,
  emailVerified: true,
  credentials: [{ type: 'password', value: 'keycloak-password', temporary: false }],
  ...more,
});

const samlAttribute = (name, property) => ({
  name,
  protocol: 'saml',
  protocolMapper: 'saml-user-property-mapper',
  config: { 'user.attribute': property, 'attribute.name': name, 'attribute.nameformat': 'Basic' },
});

/**
 * The realm that tests sign in to: an OpenID Connect client with a secret, one without, a SAML client, and readers. The client `setup` may
 * change the realm: browser tests add what needs the address of their server.
 */
export function testRealm() {
  return {
    realm: 'lectern',
    enabled: true,
    sslRequired: 'none',
    clients: [
      {
        clientId: 'portal',
        secret: 'portal-secret',
        protocol: 'openid-connect',
        publicClient: false,
        standardFlowEnabled: true,
        redirectUris: ['*'],
        attributes: { 'post.logout.redirect.uris': '*', 'pkce.code.challenge.method': 'S256' },
      },
      {
        clientId: 'public-portal',
        protocol: 'openid-connect',
        publicClient: true,
        standardFlowEnabled: true,
        redirectUris: ['*'],
        attributes: { 'pkce.code.challenge.method': 'S256' },
      },
      {
        clientId: 'setup',
        secret: 'setup-secret',
        protocol: 'openid-connect',
        publicClient: false,
        standardFlowEnabled: false,
        serviceAccountsEnabled: true,
      },
      {
        clientId: 'http://localhost/alpha/sign-in/saml/metadata',
        protocol: 'saml',
        redirectUris: ['*'],
        frontchannelLogout: true,
        attributes: {
          'saml.assertion.signature': 'true',
          'saml.server.signature': 'false',
          'saml.client.signature': 'false',
          'saml.signature.algorithm': 'RSA_SHA256',
          'saml.force.post.binding': 'true',
          'saml.authnstatement': 'true',
          saml_name_id_format: 'username',
          saml_force_name_id_format: 'true',
          saml_single_logout_service_url_redirect: 'http://localhost/alpha/sign-out/saml/done',
        },
        protocolMappers: [samlAttribute('mail', 'email'), samlAttribute('displayName', 'firstName')],
      },
    ],
    users: [
      {
        username: 'service-account-setup',
        enabled: true,
        serviceAccountClientId: 'setup',
        clientRoles: { 'realm-management': ['realm-admin'] },
      },
      reader('20230001'),
      reader('newcomer'),
      reader('mail-only'),
      reader('unverified', { emailVerified: false, email: 'victim@example.edu' }),
    ],
  };
}
