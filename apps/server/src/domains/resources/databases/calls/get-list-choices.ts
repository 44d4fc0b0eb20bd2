import { getListChoices } from '@lectern/contracts/resources/databases/get-list-choices';
import { implement } from '../../../../platform/http/implement.ts';

export const getListChoicesCall = implement(getListChoices)(async ({ context: { tenant } }) => {
  const { filters, columns, sort, newDays } = tenant.settings.eresources;
  return { filters, columns, sort, newDays };
});
