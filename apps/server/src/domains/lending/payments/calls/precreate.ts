import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { implement } from '../../../../platform/http/implement.ts';
import { beginOrder } from '../begin-order.ts';

export const precreateCall = implement(precreate)(({ input, context, deps }) =>
  beginOrder(deps, context, input),
);
