import { getMenuList } from '@lectern/contracts/people/tenant/get-menu-list';
import { implement } from '../../../../platform/http/implement.ts';
import { shownMenu } from '../../../../platform/tenants/shown-entries.ts';

export const getMenuListCall = implement(getMenuList)(async ({ context }) =>
  shownMenu(context.tenant.settings),
);
