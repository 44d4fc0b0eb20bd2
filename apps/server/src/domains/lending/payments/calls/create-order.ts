import { createOrder } from '@lectern/contracts/lending/payments/create-order';
import { implement } from '../../../../platform/http/implement.ts';
import { beginOrder } from '../begin-order.ts';

export const createOrderCall = implement(createOrder)(({ input, context, deps }) =>
  beginOrder(deps, context, input),
);
