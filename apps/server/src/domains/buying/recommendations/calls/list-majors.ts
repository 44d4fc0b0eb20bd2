import { listMajors } from '@lectern/contracts/buying/recommendations/list-majors';
import { implement } from '../../../../platform/http/implement.ts';
import { namedEntries } from '../code-names.ts';

export const listMajorsCall = implement(listMajors)(async ({ context: { tenant, language } }) =>
  namedEntries(tenant.settings.lists.majors, language),
);
