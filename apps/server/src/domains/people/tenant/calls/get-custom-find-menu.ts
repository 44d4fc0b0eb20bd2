import { getCustomFindMenu } from '@lectern/contracts/people/tenant/get-custom-find-menu';
import { implement } from '../../../../platform/http/implement.ts';
import { shownEntries } from '../../../../platform/tenants/shown-entries.ts';

export const getCustomFindMenuCall = implement(getCustomFindMenu)(async ({ context }) =>
  shownEntries(context.tenant.settings.customMenu),
);
