import { refuse } from '@lectern/contracts/kernel/refusal';
import { LIBRARY_UNKNOWN } from '@lectern/contracts/people/tenant/errors';
import { saveLastLibrary } from '@lectern/contracts/people/tenant/save-last-library';
import { implement } from '../../../../platform/http/implement.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { putLastLibrary } from '../../account/last-library.ts';

export const saveLastLibraryCall = implement(saveLastLibrary)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const known = await listLibraries(deps.db, tenant.id, language);
  if (input.libCode !== '' && !known.some(({ code }) => code === input.libCode))
    return refuse(LIBRARY_UNKNOWN);
  await putLastLibrary(deps.db, tenant.id, patron.id, input.libCode);
  return { libCode: input.libCode };
});
