import { getLibraryList } from '@lectern/contracts/tenant/get-library-list';
import { implement } from '../../../platform/http/implement.ts';
import { listLibraries } from '../../vocabulary/places/places.ts';

export const getLibraryListCall = implement(getLibraryList)(async ({ context, deps }) => {
  const libraries = await listLibraries(deps.db, context.tenant.id, context.language);
  return libraries.map(({ code, name, address, openingHours }) => ({
    libCode: code,
    libName: name,
    address,
    openingHours,
  }));
});
