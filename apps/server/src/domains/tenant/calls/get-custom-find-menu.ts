import { getCustomFindMenu } from '@lectern/contracts/tenant/get-custom-find-menu';
import { implement } from '../../http/implement.ts';
import { shownEntries } from './shown-entries.ts';

export const getCustomFindMenuCall = implement(getCustomFindMenu)(async ({ context }) =>
  shownEntries(context.tenant.settings.customMenu),
);
