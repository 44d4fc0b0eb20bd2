import type { orderLineFacts } from '@lectern/contracts/buying/orders/order-line';
import type * as z from 'zod';
import type { OrderCopiesTable, OrderLineTable, OrderShareTable } from '../tables.ts';

type Copies = Omit<OrderCopiesTable, 'line_id' | 'tenant_id'>;

/** Where copies go, each place once. */
export function copiesOf(given: z.output<(typeof orderLineFacts)['copies']>): Copies[] {
  const places = new Map<string, Copies>();
  for (const { libraryCode, locationCode, itemType, quantity } of given) {
    const key = `${libraryCode}/${locationCode}`;
    const before = places.get(key);
    places.set(key, {
      library_code: libraryCode,
      location_code: locationCode,
      item_type: itemType || (before?.item_type ?? ''),
      quantity: quantity + (before?.quantity ?? 0),
      received: 0,
    });
  }
  return [...places.values()];
}

/** Who pays a line, each budget once and nothing taken yet. */
export function sharesOf(
  { id, tenant_id }: Pick<OrderLineTable, 'id' | 'tenant_id'>,
  given: readonly { readonly budgetId: string; readonly parts: number }[],
): OrderShareTable[] {
  const parts = new Map<string, number>();
  for (const one of given) parts.set(one.budgetId, (parts.get(one.budgetId) ?? 0) + one.parts);
  return [...parts].map(([budget_id, part]) => ({
    line_id: id,
    budget_id,
    tenant_id,
    parts: part,
    reserved: 0,
    committed: 0,
    spent: 0,
    step: 0,
  }));
}
