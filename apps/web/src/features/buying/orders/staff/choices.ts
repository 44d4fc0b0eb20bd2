import type { getOrderChoices } from '@lectern/contracts/buying/orders/get-order-choices';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';

/** What forms of orders choose from. */
export type OrderChoices = OutputOf<(typeof getOrderChoices)['output']>;
