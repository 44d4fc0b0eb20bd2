import type { Db } from '../../../../platform/db/database.ts';
import { listSubscriptions, type Owner } from './push-store.ts';

/** The ids of the subscriptions of a reader: recipients of notices by push. */
export async function listBrowsers(db: Db, owner: Owner): Promise<readonly string[]> {
  return (await listSubscriptions(db, owner)).map(({ id }) => id);
}
