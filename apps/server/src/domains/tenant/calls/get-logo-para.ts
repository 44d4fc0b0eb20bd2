import { getLogoPara } from '@lectern/contracts/tenant/get-logo-para';
import { implement } from '../../http/implement.ts';

export const getLogoParaCall = implement(getLogoPara)(async ({ context }) => ({
  logoLink: context.tenant.settings.public.logoLink,
}));
