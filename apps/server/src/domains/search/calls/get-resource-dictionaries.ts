import { getResourceDictionaries } from '@lectern/contracts/search/get-resource-dictionaries';
import { implement } from '../../../platform/http/implement.ts';
import { readDictionaries } from '../../tenant/dictionaries.ts';

export const getResourceDictionariesCall = implement(getResourceDictionaries)(
  async ({ input, context: { tenant, language }, deps }) =>
    readDictionaries(deps, tenant.id, language, input.names, [
      { field: 'resourceType', anyOf: ['electronic'] },
    ]),
);
