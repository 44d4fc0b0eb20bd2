import { getDictionaries } from '@lectern/contracts/tenant/get-dictionaries';
import { implement } from '../../../platform/http/implement.ts';
import { readDictionaries } from '../dictionaries.ts';

export const getDictionariesCall = implement(getDictionaries)(
  async ({ input, context: { tenant, language }, deps }) =>
    readDictionaries(deps, tenant.id, language, input.names),
);
