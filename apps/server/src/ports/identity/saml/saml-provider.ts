import type { SamlSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { CacheProvider, SAML, SamlConfig } from '@node-saml/node-saml';
import type { IdentityProvider, Visit } from '../identity-port.ts';
import { providerAddress } from '../outside-address.ts';
import { notBelieved, type ProviderContext, secretOf, unavailable } from '../provider-context.ts';
import { subjectOf } from '../subject-of.ts';
import { checkAssertion } from './check-assertion.ts';
import { refuseUnsafeMessage } from './read-response.ts';

const SKEW_MS = 60_000;
/** As long as a visit may last. */
const REQUEST_MS = 15 * 60_000;

/** A SAML 2.0 identity provider: requests by HTTP-Redirect, answers by HTTP-POST with a signed assertion. */
export function samlProvider(settings: SamlSettings, context: ProviderContext): IdentityProvider {
  async function open(callback: string, visit?: Visit, more: Partial<SamlConfig> = {}): Promise<SAML> {
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
    const privateKey = settings.signingKey === '' ? undefined : await secretOf(context, settings.signingKey);
    return new SAML({
      issuer: settings.entityId || `${callback.slice(0, callback.lastIndexOf('/'))}/metadata`,
      callbackUrl: callback,
      audience: settings.entityId || `${callback.slice(0, callback.lastIndexOf('/'))}/metadata`,
      entryPoint: providerAddress(settings.address, context.internalHosts).href,
      logoutUrl: settings.logoutAddress || settings.address,
      idpCert: [...settings.certificates],
      idpIssuer: settings.issuer,
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      acceptedClockSkewMs: SKEW_MS,
      requestIdExpirationPeriodMs: REQUEST_MS,
      validateInResponseTo: ValidateInResponseTo.always,
      disableRequestedAuthnContext: true,
      identifierFormat: null,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      ...(privateKey !== undefined && { privateKey }),
      ...(visit && { generateUniqueId: () => visit.requestId, cacheProvider: requestOf(visit) }),
      ...more,
    });
  }

  return {
    async begin(visit) {
      try {
        return await (await open(visit.callback, visit)).getAuthorizeUrlAsync(visit.state, undefined, {});
      } catch (error) {
        return unavailable(context, 'saml', error);
      }
    },

    async finish(visit, { form }) {
      try {
        const SAMLResponse = form.SAMLResponse ?? '';
        refuseUnsafeMessage(SAMLResponse);
        const saml = await open(visit.callback, visit);
        const { profile } = await saml.validatePostResponseAsync({ SAMLResponse });
        if (!profile) throw new Error('no assertion');
        const { issuer } = settings;
        checkAssertion({ issuer, requestId: visit.requestId, recipient: visit.callback }, profile);
        const attributes = (profile.attributes ?? {}) as Readonly<Record<string, unknown>>;
        const subject = subjectOf(settings.attributes, { id: profile.nameID, issuer }, attributes);
        const emailVerified = settings.emailVerified && subject.email !== '';
        const { nameID, nameIDFormat, sessionIndex = '' } = profile;
        return { subject: { ...subject, emailVerified }, leave: { nameID, nameIDFormat, sessionIndex } };
      } catch (error) {
        return notBelieved(context, error);
      }
    },

    async leave(returnTo, { nameID = '', nameIDFormat = '', sessionIndex = '' }) {
      if (settings.logoutAddress === '' || nameID === '') return undefined;
      try {
        providerAddress(settings.logoutAddress, context.internalHosts);
        const callback = `${returnTo.slice(0, returnTo.lastIndexOf('/sign-out/'))}/sign-in/saml/callback`;
        const user = { issuer: settings.issuer, nameID, nameIDFormat, sessionIndex };
        return await (await open(callback)).getLogoutUrlAsync(user, '', {});
      } catch (error) {
        return unavailable(context, 'saml', error);
      }
    },

    async metadata({ callback, signOut }) {
      const saml = await open(callback, undefined, { logoutCallbackUrl: signOut });
      return saml.generateServiceProviderMetadata(null, null);
    },
  };
}

/** The memory that node-saml asks whether a request was ours: it holds the one of this visit. */
function requestOf({ requestId, begunAt }: Visit): CacheProvider {
  return {
    saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
    getAsync: async (key) => (key === requestId ? begunAt : null),
    removeAsync: async (key) => key,
  };
}
