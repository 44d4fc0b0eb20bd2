import { listElectronicReasons, listReasons } from '@lectern/contracts/buying/recommendations/list-reasons';
import { implement } from '../../../../platform/http/implement.ts';
import { namedEntries } from '../code-names.ts';

export const listReasonsCall = implement(listReasons)(async ({ context: { tenant, language } }) =>
  namedEntries(tenant.settings.wishes.reasons, language),
);

export const listElectronicReasonsCall = implement(listElectronicReasons)(
  async ({ context: { tenant, language } }) => namedEntries(tenant.settings.wishes.reasons, language),
);
