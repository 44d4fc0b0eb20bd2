import { addDays, later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { entranceAddressesOf } from '../../databases/entrances/entrance-addresses.ts';
import { isOfProxy } from '../../databases/entrances/is-of-proxy.ts';
import { addressesAfter, shownTitleLists } from '../../titles/title-addresses.ts';
import { newLink } from '../new-link.ts';
import { whenIn } from '../reading.ts';
import { addLinks, askAgainSince, dueLinks, findLinkAt } from '../store/link-store.ts';
import { removeWalks, walksOf, writeWalk } from '../store/walk-store.ts';

/**
 * How many titles of a list are asked in a week. A list is made by one machine: if its addresses are wrong, most of them are, and a few show
 * it. Single titles that are gone are told by readers.
 */
const SAMPLE = 20;
const SAMPLE_DAYS = 7;
/** Lines that are read for a sample: some have no address of their own. */
const READ = 200;
/** A title that was asked in this time is not asked again by a walk. */
const MONTH_SECONDS = 30 * 86_400;

type Needed = Pick<Deps, 'db' | 'clock'>;
type List = Awaited<ReturnType<typeof shownTitleLists>>[number];

/** Chooses the titles of a library that are asked next: from each list the next few of its lines, once a week, those not looked at for longest first. */
export async function walkTitles(deps: Needed, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const { db } = deps;
  const { now, today } = whenIn(deps, tenant);
  const { perDay } = tenant.settings.eresources.linkCheck;
  const waiting = await dueLinks(db, tenant.id, { now: now.toISOString(), of: 'titles', limit: perDay });
  let room = perDay - waiting.length;
  const [lists, walks] = await Promise.all([shownTitleLists(db, tenant.id), walksOf(db, tenant.id)]);
  const shown = new Set(lists.map(({ id }) => id));
  await removeWalks(
    db,
    tenant.id,
    [...walks.keys()].filter((id) => !shown.has(id)),
  );
  const walkedOn = ({ id }: List) => walks.get(id)?.walked_on ?? '';
  const due = lists
    .filter((list) => walkedOn(list) <= addDays(today, -SAMPLE_DAYS))
    .sort((one, other) => (walkedOn(one) < walkedOn(other) ? -1 : 1));
  for (const list of due) {
    if (room <= 0 || signal?.aborted) return;
    room -= await walkOne(deps, tenant, list, walks.get(list.id)?.after_id ?? '');
  }
}

/** Notes the next titles of a list to be asked; answers how many. */
async function walkOne(deps: Needed, tenant: Tenant, list: List, after: string): Promise<number> {
  const { db } = deps;
  const { now, today } = whenIn(deps, tenant);
  const { proxies } = tenant.settings.eresources;
  const entrances = await entranceAddressesOf(db, tenant.id, [list.eresource_id], proxies);
  const isBehindProxy = entrances.length > 0 && entrances.every(({ isThroughProxy }) => isThroughProxy);
  const lines = await addressesAfter(db, list, after, READ);
  const sample = lines
    .filter(({ address }) => address !== '' && !isBehindProxy && !isOfProxy(address, proxies))
    .slice(0, SAMPLE);
  const isAtEnd = lines.length < READ && sample.length < SAMPLE;
  const last = sample.length === SAMPLE ? sample.at(-1) : lines.at(-1);
  await inTransaction(db, async (tx) => {
    const links = sample.map((place) => newLink(tenant.id, { ...place, isThroughProxy: false }, now));
    await addLinks(tx, links);
    const known: string[] = [];
    for (const link of links) {
      const found = await findLinkAt(tx, link);
      if (found && found.id !== link.id) known.push(found.id);
    }
    const at = now.toISOString();
    await askAgainSince(tx, tenant.id, known, { now: at, since: later(now, -MONTH_SECONDS) });
    const afterId = isAtEnd ? '' : (last?.lineId ?? '');
    await writeWalk(tx, { tenant_id: tenant.id, list_id: list.id, after_id: afterId, walked_on: today });
  });
  return sample.length;
}
