import { getHomeInfo } from '@lectern/contracts/home/get-home-info';
import { implement } from '../../platform/http/implement.ts';
import { docTypeName } from '../vocabulary/code-names/doc-type-names.ts';
import { listLibraries } from '../vocabulary/places/places.ts';
import { homeNumbers } from './home-numbers.ts';

export const getHomeInfoCall = implement(getHomeInfo)(async ({ context: { tenant, language }, deps }) => {
  const [numbers, libraries] = await Promise.all([
    homeNumbers(deps, tenant.id),
    listLibraries(deps.db, tenant.id, language),
  ]);
  return {
    bibCount: numbers.bibs,
    itemCount: numbers.items,
    newThisWeek: numbers.newThisWeek,
    openToday: libraries[0]?.openingHours ?? '',
    docTypes: numbers.docTypes.map(({ value, count }) => ({
      code: value,
      name: docTypeName(value, language),
      count,
    })),
  };
});
