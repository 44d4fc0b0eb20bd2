import { getFindConfig } from '@lectern/contracts/tenant/get-find-config';
import { implement } from '../../../platform/http/implement.ts';

export const getFindConfigCall = implement(getFindConfig)(
  async ({ context }) => context.tenant.settings.public,
);
