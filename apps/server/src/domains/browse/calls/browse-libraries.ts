import { browseLibraries } from '@lectern/contracts/browse/browse-libraries';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { listLibraries } from '../../vocabulary/places/places.ts';
import { placeCounts } from '../place-counts.ts';

export const browseLibrariesCall = implement(browseLibraries)(
  async ({ context: { tenant, language }, deps }) => {
    const [libraries, counts] = await Promise.all([
      listLibraries(deps.db, tenant.id, language),
      placeCounts(deps, tenant.id),
    ]);
    if (isRefusal(counts)) return counts;
    return libraries.map(({ code, name, address, openingHours }) => ({
      libCode: code,
      libName: name,
      address,
      openingHours,
      count: counts.library.get(code) ?? 0,
    }));
  },
);
