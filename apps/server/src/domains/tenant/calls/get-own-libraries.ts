import { getOwnLibraries } from '@lectern/contracts/tenant/get-own-libraries';
import { implement } from '../../../platform/http/implement.ts';
import { findLastLibrary } from '../../account/last-library.ts';
import { listLibraries } from '../../vocabulary/places/places.ts';

export const getOwnLibrariesCall = implement(getOwnLibraries)(async ({ context, deps }) => {
  const { tenant, patron, language } = context;
  const [libraries, last] = await Promise.all([
    listLibraries(deps.db, tenant.id, language),
    patron ? findLastLibrary(deps.db, tenant.id, patron.id) : '',
  ]);
  return libraries.map(({ code, name }) => ({ libCode: code, libName: name, isLast: code === last }));
});
