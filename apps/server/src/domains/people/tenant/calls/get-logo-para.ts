import { getLogoPara } from '@lectern/contracts/people/tenant/get-logo-para';
import { implement } from '../../../../platform/http/implement.ts';

export const getLogoParaCall = implement(getLogoPara)(async ({ context }) => ({
  logoLink: context.tenant.settings.public.logoLink,
}));
