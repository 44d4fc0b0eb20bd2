import { getOwnLibraries } from '@lectern/contracts/tenant/get-own-libraries';
import { implement } from '../../../platform/http/implement.ts';
import { listLibraries } from '../../vocabulary/places/places.ts';

export const getOwnLibrariesCall = implement(getOwnLibraries)(async ({ context, deps }) => {
  const libraries = await listLibraries(deps.db, context.tenant.id, context.language);
  return libraries.map(({ code, name }) => ({ libCode: code, libName: name }));
});
