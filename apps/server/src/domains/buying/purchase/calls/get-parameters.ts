import { getPurchaseParameters } from '@lectern/contracts/buying/purchase/get-parameters';
import { implement } from '../../../../platform/http/implement.ts';
import { readParameters } from '../read-parameters.ts';

export const getParametersCall = implement(getPurchaseParameters)(({ context: { tenant }, deps }) =>
  readParameters(deps, tenant),
);
