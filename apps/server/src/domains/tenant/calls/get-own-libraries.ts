import { getOwnLibraries } from '@lectern/contracts/tenant/get-own-libraries';
import { implement } from '../../http/implement.ts';
import { listLibraries } from './places.ts';

export const getOwnLibrariesCall = implement(getOwnLibraries)(async ({ context, deps }) => {
  const libraries = await listLibraries(deps.db, context.tenant.id, context.language);
  return libraries.map(({ code, name }) => ({ libCode: code, libName: name }));
});
