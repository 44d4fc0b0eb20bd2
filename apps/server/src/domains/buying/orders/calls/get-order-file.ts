import { BUYING_ORDER_MOVED_ON, BUYING_ORDER_NOT_FOUND } from '@lectern/contracts/buying/orders/errors';
import { getOrderFile } from '@lectern/contracts/buying/orders/get-order-file';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { ORDER_FILE_TYPES } from '../order-file.ts';
import { findBuyingOrder } from '../store/buying-order-store.ts';

export const getOrderFileCall = implementRaw(getOrderFile)(
  async ({ input: { id }, context: { tenant }, deps }) => {
    const order = await findBuyingOrder(deps.db, tenant.id, id);
    if (!order) return refuse(BUYING_ORDER_NOT_FOUND);
    if (order.way === '') return refuse(BUYING_ORDER_MOVED_ON);
    const { ending, type } = ORDER_FILE_TYPES[order.way];
    return {
      fileName: `${order.number}.${ending}`,
      contentType: type,
      body: Buffer.from(order.file, 'base64'),
    };
  },
);
