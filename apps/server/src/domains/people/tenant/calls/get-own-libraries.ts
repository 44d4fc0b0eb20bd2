import { getOwnLibraries } from '@lectern/contracts/people/tenant/get-own-libraries';
import { implement } from '../../../../platform/http/implement.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { findLastLibrary } from '../../account/last-library.ts';

export const getOwnLibrariesCall = implement(getOwnLibraries)(async ({ context, deps }) => {
  const { tenant, patron, language } = context;
  const [libraries, last] = await Promise.all([
    listLibraries(deps.db, tenant.id, language),
    patron ? findLastLibrary(deps.db, tenant.id, patron.id) : '',
  ]);
  return libraries.map(({ code, name }) => ({ libCode: code, libName: name, isLast: code === last }));
});
