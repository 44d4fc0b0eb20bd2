import { nameIn } from '@lectern/contracts/languages';
import { getGroupCode } from '@lectern/contracts/tenant/get-group-code';
import { implement } from '../../http/implement.ts';
import { pageStartOf } from './page-start.ts';

export const getGroupCodeCall = implement(getGroupCode)(async ({ context }) => {
  const { group, names } = pageStartOf(context.tenant);
  return { ...group, name: nameIn(names, context.language) };
});
