import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { pageByKey } from '../../../../platform/jobs/page-by-key.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { everyEntranceAddress } from '../../databases/entrances/entrance-addresses.ts';
import { addressesOfTitles } from '../../titles/title-addresses.ts';
import { followed } from '../followed.ts';
import { addressHash, newLink } from '../new-link.ts';
import { whenIn } from '../reading.ts';
import {
  addLinks,
  entranceLinks,
  lockLinks,
  pageOfListedTitles,
  removeLinks,
  writeLink,
} from '../store/link-store.ts';
import type { LinkTable } from '../tables.ts';

/** Listed titles that one statement compares with their lists. */
const PAGE = 200;

type Needed = Pick<Deps, 'db' | 'clock'>;

/** Lets the links of a library follow its databases: new entrances are noted, and links that readers no longer find are forgotten. */
export async function followLinks(deps: Needed, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  await followEntrances(deps, tenant);
  await followListedTitles(deps, tenant, signal);
}

async function followEntrances(deps: Needed, tenant: Tenant): Promise<void> {
  const { db } = deps;
  const { now, today } = whenIn(deps, tenant);
  const { proxies, linkCheck } = tenant.settings.eresources;
  const { eresourceIds, addresses } = await everyEntranceAddress(db, { tenantId: tenant.id, today }, proxies);
  const shown = new Set(eresourceIds);
  const places = new Map(
    addresses.map((place) => [keyOf(place.eresourceId, addressHash(place.address)), place]),
  );
  await inTransaction(db, async (tx) => {
    await lockLinks(tx, tenant.id);
    const known = await entranceLinks(tx, tenant.id);
    const isGone = (link: LinkTable) =>
      link.address === ''
        ? !shown.has(link.eresource_id)
        : !places.has(keyOf(link.eresource_id, link.address_hash));
    await removeLinks(
      tx,
      tenant.id,
      known.filter(isGone).map(({ id }) => id),
    );
    for (const link of known) {
      const place = places.get(keyOf(link.eresource_id, link.address_hash));
      const after = place && followed(link, place.isThroughProxy, now);
      if (after && after !== link) await writeLink(tx, after);
    }
    if (!linkCheck.isOn) return;
    const noted = new Set(known.map((link) => keyOf(link.eresource_id, link.address_hash)));
    const added = [...places].filter(([key]) => !noted.has(key));
    await addLinks(
      tx,
      added.map(([, place]) => newLink(tenant.id, { ...place, titleId: '' }, now)),
    );
  });
}

async function followListedTitles(
  { db }: Needed,
  tenant: Tenant,
  signal: AbortSignal | undefined,
): Promise<void> {
  let page: LinkTable[] = [];
  const listed = pageByKey(
    (last: LinkTable | undefined, limit) => pageOfListedTitles(db, tenant.id, last, limit),
    PAGE,
  );
  for await (const link of listed) {
    if (signal?.aborted) return;
    page.push(link);
    if (page.length < PAGE) continue;
    await withoutGone(db, tenant.id, page);
    page = [];
  }
  await withoutGone(db, tenant.id, page);
}

/** Forgets links of titles that are no longer where they were; answers the others. */
export async function withoutGone(
  db: Deps['db'],
  tenantId: string,
  links: readonly LinkTable[],
): Promise<LinkTable[]> {
  const ids = [...new Set(links.map(({ title_id }) => title_id))];
  const places = await addressesOfTitles(db, tenantId, ids);
  const present = new Set(places.map((one) => `${one.eresourceId} ${one.titleId} ${one.address}`));
  const isPresent = (link: LinkTable) => present.has(`${link.eresource_id} ${link.title_id} ${link.address}`);
  await removeLinks(
    db,
    tenantId,
    links.filter((link) => !isPresent(link)).map(({ id }) => id),
  );
  return links.filter(isPresent);
}

function keyOf(eresourceId: string, hash: string): string {
  return `${eresourceId} ${hash}`;
}
