import { fromJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { addTrial } from '../../resources/databases/add-trial.ts';
import { eresourcesCalled } from '../../resources/databases/eresources-called.ts';
import type { WishTable } from './tables.ts';
import type { StoredFacts } from './wish-facts.ts';

/** The database of a wish that is tried: the one of this name if the library has it, else a new one on trial. Its id; undefined for none. */
export async function begunTrial(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  tenant: Tenant,
  wish: WishTable,
  { from, until, now }: { readonly from: string; readonly until: string; readonly now: string },
): Promise<string | undefined> {
  const [known] = await eresourcesCalled(tx, tenant.id, wish.title);
  if (known !== undefined) return known;
  const { webAddress: address, introduction } = fromJson<StoredFacts>(wish.facts);
  const language = tenant.settings.public.defaultLanguage;
  const trial = { name: wish.title, language, introduction, address, from, until };
  return addTrial(tx, deps, tenant.id, trial, now);
}
