import type { ForgetReader } from '../../../platform/forget-reader.ts';
import { forgetBuyer } from './store/order-store.ts';

/** What a reader who leaves ordered stays with its money, without the reader. */
export const forgetOrders: ForgetReader = (tx, tenantId, patronId) => forgetBuyer(tx, tenantId, patronId);
