import { getLogoUrl } from '@lectern/contracts/people/tenant/get-logo-url';
import { implement } from '../../../../platform/http/implement.ts';

export const getLogoUrlCall = implement(getLogoUrl)(async ({ context }) => {
  const { pcLogoUrl, iconUrl } = context.tenant.settings.public;
  return { pcLogoUrl, iconUrl };
});
