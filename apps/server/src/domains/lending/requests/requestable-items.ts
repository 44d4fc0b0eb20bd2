import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { RequestKind } from '@lectern/rules/requests/steps';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { Item } from '../../../ports/ils/ils-items.ts';
import type { RequestWish } from '../../../ports/ils/ils-placing.ts';
import { ownAddresses } from '../../people/addresses/own-addresses.ts';
import { readOptions } from './read-options.ts';

/** The items of a record with what the reader can request of each. */
interface RequestableItems {
  readonly items: readonly Item[];
  kindsOf(item: Item): RequestKind[];
}

export async function requestableItems(
  deps: Deps,
  { tenant, patron }: CallContext<'patron'>,
  wish: Omit<RequestWish, 'itemId'>,
) {
  const ils = deps.ils.of(tenant);
  const addresses = await ownAddresses(deps.db, { tenantId: tenant.id, patronId: patron.id });
  const options = await readOptions(ils, patron.id, wish, addresses);
  // No item was named, so none can be unknown.
  if (isRefusalFor(options, ITEM_NOT_FOUND)) return refuse(BIB_NOT_FOUND);
  if (isRefusal(options)) return options;
  const items = await ils.items(wish.bibId);
  if (isRefusal(items)) return items;
  const kinds = options.options.map(({ kind, itemIds }) => ({ kind, itemIds: new Set(itemIds) }));
  return {
    items,
    kindsOf: ({ id }) => kinds.flatMap(({ kind, itemIds }) => (itemIds.has(id) ? kind : [])),
  } satisfies RequestableItems;
}
