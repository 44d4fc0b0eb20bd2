import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { askProvider } from './ask-provider.ts';
import { openOrder, type Wanted } from './open-order.ts';
import { presentOrder } from './present-order.ts';

/** Opens an order for the reader, asks the provider for it, and shows it. */
export async function beginOrder(
  deps: Deps,
  { tenant, patron, origin, language }: CallContext<'patron'>,
  wanted: Omit<Wanted, 'patronId'>,
) {
  const opened = await openOrder(deps, tenant, { ...wanted, patronId: patron.id });
  if (isRefusal(opened)) return opened;
  const asked = await askProvider(deps, tenant, opened, { origin, language });
  return isRefusal(asked) ? asked : presentOrder(deps, asked, language);
}
