import { getMenuList } from '@lectern/contracts/tenant/get-menu-list';
import { implement } from '../../../platform/http/implement.ts';
import { shownEntries } from '../../../platform/tenants/shown-entries.ts';

export const getMenuListCall = implement(getMenuList)(async ({ context }) =>
  shownEntries(context.tenant.settings.menu),
);
