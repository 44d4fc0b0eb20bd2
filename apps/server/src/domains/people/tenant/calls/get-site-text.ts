import { getSiteText } from '@lectern/contracts/people/tenant/get-site-text';
import { implement } from '../../../../platform/http/implement.ts';
import { siteTextOf } from '../site-texts/site-text.ts';

export const getSiteTextCall = implement(getSiteText)(async ({ input: { name }, context, deps }) => {
  const { tenant, language } = context;
  const version = name === 'privacy' ? tenant.settings.public.privacyVersion : '';
  const takesRequests = deps.ils.abilitiesOf(tenant).includes('requests');
  const paysOnline = deps.ils.of(tenant).payments !== undefined && deps.payments.of(tenant).length > 0;
  return { name, version, ...siteTextOf(tenant, name, { language, takesRequests, paysOnline }) };
});
