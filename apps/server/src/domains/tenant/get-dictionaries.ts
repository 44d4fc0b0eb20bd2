import { DICTIONARIES, getDictionaries } from '@lectern/contracts/tenant/get-dictionaries';
import { implement } from '../../http/implement.ts';
import { readDictionary } from './dictionaries.ts';

export const getDictionariesCall = implement(getDictionaries)(async ({ input, context, deps }) => {
  const names = input.names.length > 0 ? input.names : DICTIONARIES;
  const read = async (name: (typeof DICTIONARIES)[number]) =>
    [name, await readDictionary(deps.db, context.tenant.id, name, context.language)] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
});
