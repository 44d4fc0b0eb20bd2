import { getMenuList } from '@lectern/contracts/tenant/get-menu-list';
import { implement } from '../../http/implement.ts';
import { shownEntries } from './shown-entries.ts';

export const getMenuListCall = implement(getMenuList)(async ({ context }) =>
  shownEntries(context.tenant.settings.menu),
);
