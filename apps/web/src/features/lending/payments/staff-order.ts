import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { listOrders } from '@lectern/contracts/lending/payments/list-orders';

/** A payment as staff see it. */
export type StaffOrder = OutputOf<(typeof listOrders)['output']>['orders'][number];
