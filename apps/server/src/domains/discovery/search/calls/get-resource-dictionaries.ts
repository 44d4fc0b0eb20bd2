import { getResourceDictionaries } from '@lectern/contracts/discovery/search/get-resource-dictionaries';
import { implement } from '../../../../platform/http/implement.ts';
import { readDictionaries } from '../../../people/tenant/dictionaries/read-dictionaries.ts';

export const getResourceDictionariesCall = implement(getResourceDictionaries)(
  async ({ input, context, deps }) => readDictionaries(deps, context, input.names, 'online'),
);
