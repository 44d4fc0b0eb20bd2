import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { implement } from '../../../../platform/http/implement.ts';
import { readDictionaries } from '../dictionaries/read-dictionaries.ts';

export const getDictionariesCall = implement(getDictionaries)(async ({ input, context, deps }) =>
  readDictionaries(deps, context, input.names, 'all'),
);
