import { getPurchaseParameters } from '@lectern/contracts/buying/purchase/get-parameters';
import { implement } from '../../../../platform/http/implement.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { readParameters } from '../read-parameters.ts';

export const getParametersCall = implement(getPurchaseParameters)(
  async ({ context: { tenant, language }, deps }) => {
    const [parameters, libraries] = await Promise.all([
      readParameters(deps, tenant),
      listLibraries(deps.db, tenant.id, language),
    ]);
    return { ...parameters, places: libraries.map(({ code, name }) => ({ code, name })) };
  },
);
