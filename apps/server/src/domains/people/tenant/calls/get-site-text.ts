import { getSiteText } from '@lectern/contracts/people/tenant/get-site-text';
import { implement } from '../../../../platform/http/implement.ts';
import { siteTextOf } from '../site-texts/site-text.ts';

export const getSiteTextCall = implement(getSiteText)(async ({ input: { name }, context }) => {
  const { tenant, language } = context;
  const version = name === 'privacy' ? tenant.settings.public.privacyVersion : '';
  return { name, version, ...siteTextOf(tenant, name, language) };
});
