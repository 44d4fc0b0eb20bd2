import type { CasSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { IdentityProvider, Visit } from '../identity-port.ts';
import { providerAddress } from '../outside-address.ts';
import { LIMITS, notBelieved, type ProviderContext, unavailable } from '../provider-context.ts';
import { subjectOf } from '../subject-of.ts';
import { readServiceResponse } from './read-service-response.ts';

/** Tickets of CAS are printable ASCII of at most 256 characters (protocol 3.0, section 3.7). */
const TICKET = /^ST-[\x21-\x7e]{1,253}$/;

/** A CAS server. The state is part of the service address, which the server compares when it validates the ticket. */
export function casProvider(settings: CasSettings, context: ProviderContext): IdentityProvider {
  const page = (name: string, parameters: Readonly<Record<string, string>>): URL => {
    const base = settings.address.endsWith('/') ? settings.address : `${settings.address}/`;
    const url = providerAddress(new URL(name, base).href, context.internalHosts);
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
    return url;
  };
  const validation = settings.version === '3' ? 'p3/serviceValidate' : 'serviceValidate';

  return {
    async begin(visit) {
      try {
        return page('login', { service: serviceOf(visit) }).href;
      } catch (error) {
        return unavailable(context, 'cas', error);
      }
    },

    async finish(visit, { query }) {
      try {
        const ticket = query.get('ticket') ?? '';
        if (!TICKET.test(ticket)) throw new Error('no ticket');
        const { status, body } = await context.send({
          url: page(validation, { service: serviceOf(visit), ticket }),
          method: 'GET',
          headers: { accept: 'application/xml' },
          ...LIMITS,
        });
        if (status !== 200) throw new OutsideError('unreadable', `response with status ${status}`);
        const { user, attributes } = readServiceResponse(body.toString('utf8'));
        const subject = subjectOf(settings.attributes, { id: user, issuer: settings.address }, attributes);
        const emailVerified = settings.emailVerified && subject.email !== '';
        return { subject: { ...subject, emailVerified }, leave: {} };
      } catch (error) {
        return notBelieved(context, error);
      }
    },

    async leave(returnTo) {
      try {
        // Protocol 3 calls it service, older servers url.
        return page('logout', { service: returnTo, url: returnTo }).href;
      } catch (error) {
        return unavailable(context, 'cas', error);
      }
    },
  };
}

function serviceOf({ callback, state }: Visit): string {
  const url = new URL(callback);
  url.searchParams.set('state', state);
  return url.href;
}
