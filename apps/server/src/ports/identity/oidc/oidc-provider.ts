import type { OidcSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Configuration } from 'openid-client';
import type { IdentityProvider, Visit } from '../identity-port.ts';
import { providerAddress } from '../outside-address.ts';
import { notBelieved, type ProviderContext, secretOf, unavailable } from '../provider-context.ts';
import { type Attributes, subjectOf } from '../subject-of.ts';
import { discoverProvider } from './discover-provider.ts';

/**
 * An OpenID Connect provider: authorization code flow with PKCE (S256), state and nonce. The library checks issuer, audience,
 * signature and times of the ID token.
 */
export function oidcProvider(settings: OidcSettings, context: ProviderContext): IdentityProvider {
  const configuration = async (): Promise<Configuration> => {
    providerAddress(settings.issuer, context.internalHosts);
    const secret = settings.secret === '' ? undefined : await secretOf(context, settings.secret);
    return discoverProvider(context, settings, secret);
  };

  return {
    async begin({ callback, state, nonce, verifier }: Visit) {
      try {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
        const address = buildAuthorizationUrl(await configuration(), {
          redirect_uri: callback,
          scope: settings.scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return providerAddress(address.href, context.internalHosts).href;
      } catch (error) {
        return unavailable(context, 'oidc', error);
      }
    },

    async finish({ callback, state, nonce, verifier }, { query }) {
      try {
        const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
        const config = await configuration();
        const address = new URL(callback);
        address.search = query.toString();
        const tokens = await authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no ID token');
        const more: Attributes =
          config.serverMetadata().userinfo_endpoint && isIncomplete(settings, claims)
            ? await fetchUserInfo(config, tokens.access_token, claims.sub)
            : {};
        const subject = subjectOf(
          settings.attributes,
          { id: claims.sub, issuer: claims.iss },
          { ...more, ...claims },
        );
        // The address and the word on it must come from the same place.
        const ofEmail: Attributes = Object.hasOwn(claims, settings.attributes.email) ? claims : more;
        const emailVerified =
          settings.attributes.email === 'email' && ofEmail.email_verified === true && subject.email !== '';
        return { subject: { ...subject, emailVerified }, leave: { idToken: tokens.id_token ?? '' } };
      } catch (error) {
        return notBelieved(context, error);
      }
    },

    async leave(returnTo, { idToken = '' }) {
      try {
        const { buildEndSessionUrl } = await import('openid-client');
        const config = await configuration();
        if (!config.serverMetadata().end_session_endpoint) return undefined;
        const address = buildEndSessionUrl(config, {
          post_logout_redirect_uri: returnTo,
          ...(idToken && { id_token_hint: idToken }),
        });
        return providerAddress(address.href, context.internalHosts).href;
      } catch (error) {
        return unavailable(context, 'oidc', error);
      }
    },
  };
}

/** Whether the ID token leaves out an attribute that the tenant's settings name. */
function isIncomplete({ attributes }: OidcSettings, claims: Attributes): boolean {
  return Object.values(attributes).some((name) => name !== '' && !Object.hasOwn(claims, name));
}
