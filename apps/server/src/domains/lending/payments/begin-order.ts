import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { askProvider } from './ask-provider.ts';
import { type OrderRequest, openOrder } from './open-order.ts';
import { presentOrder } from './present-order.ts';

/** Opens an order for the reader, asks the provider for it, and shows it. */
export async function beginOrder(
  deps: Deps,
  { tenant, patron, origin, language }: CallContext<'patron'>,
  request: Omit<OrderRequest, 'patronId'>,
) {
  const opened = await openOrder(deps, tenant, { ...request, patronId: patron.id });
  if (isRefusal(opened)) return opened;
  const asked = await askProvider(deps, tenant, opened, { origin, language });
  return isRefusal(asked) ? asked : presentOrder(deps, asked, language);
}
