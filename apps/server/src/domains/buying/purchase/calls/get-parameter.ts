import { getPurchaseParameter } from '@lectern/contracts/buying/purchase/get-parameter';
import { implement } from '../../../../platform/http/implement.ts';
import { readParameters } from '../read-parameters.ts';

export const getParameterCall = implement(getPurchaseParameter)(
  async ({ input: { key }, context: { tenant }, deps }) => {
    const value = (await readParameters(deps, tenant))[key];
    return { key, value: Array.isArray(value) ? value.join(',') : `${value}` };
  },
);
