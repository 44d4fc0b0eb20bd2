import { getReaderChoices } from '@lectern/contracts/people/readers/get-reader-choices';
import { implement } from '../../../../platform/http/implement.ts';
import { patronGroupNames } from '../../../collection/vocabulary/circulation-names.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';

export const getReaderChoicesCall = implement(getReaderChoices)(
  async ({ context: { tenant, language }, deps }) => {
    const [groups, libraries] = await Promise.all([
      patronGroupNames(deps.db, tenant.id, language),
      listLibraries(deps.db, tenant.id, language),
    ]);
    return {
      groups: [...groups].map(([code, name]) => ({ code, name: name || code })),
      libraries: libraries.map(({ code, name }) => ({ code, name })),
    };
  },
);
