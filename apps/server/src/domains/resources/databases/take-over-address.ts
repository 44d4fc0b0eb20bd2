import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ENTRANCE_ADDRESS_REFUSED, ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import type { Tx } from '../../../platform/db/database.ts';
import { isWebAddress } from './entrances/web-address.ts';
import { lockEresources } from './put-eresource.ts';
import { replaceAddress } from './store/entrance-store.ts';
import { changeEresource, findEresource } from './store/eresource-store.ts';

/** How long an address of an entrance may be, as in its contract. */
const MAX_ADDRESS = 1000;

/** Puts a new address in the place of an old one in all entrances of a database that have it, as if staff had written it there. */
export async function takeOverAddress(
  tx: Tx,
  tenantId: string,
  { eresourceId, from, to, now }: Record<'eresourceId' | 'from' | 'to' | 'now', string>,
): Promise<Refusal<'ERESOURCE_NOT_FOUND' | 'ENTRANCE_ADDRESS_REFUSED'> | undefined> {
  await lockEresources(tx, tenantId);
  const eresource = await findEresource(tx, tenantId, eresourceId);
  if (!eresource) return refuse(ERESOURCE_NOT_FOUND);
  if (to.length > MAX_ADDRESS || !isWebAddress(to)) return refuse(ENTRANCE_ADDRESS_REFUSED, { address: to });
  await replaceAddress(tx, tenantId, eresourceId, { from, to });
  await changeEresource(tx, tenantId, eresourceId, { version: eresource.version + 1, updated_at: now });
  return undefined;
}
