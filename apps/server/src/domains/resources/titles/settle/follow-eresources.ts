import { toBit } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { anyEresource } from '../../databases/any-eresource.ts';
import { isShownOn } from '../../databases/is-shown-on.ts';
import { todayIn } from '../../databases/reading.ts';
import { changeTitleList, deleteTitleList, everyTitleList } from '../store/list-store.ts';
import { deleteRows } from '../store/row-store.ts';
import type { TitleListTable } from '../tables.ts';
import { settleList } from './settle-list.ts';
import { settleMarks } from './settle-marks.ts';

type Needed = Pick<Deps, 'db' | 'events' | 'clock'>;

/**
 * Lets the titles of a library follow their databases: those of one that is not shown any more go out of sight, and come back with it. Lists
 * that staff removed, or whose database is gone, are deleted. Marks that lists gave or took are shown.
 */
export async function followEresources(deps: Needed, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  for (const list of await everyTitleList(deps.db, tenant.id)) {
    if (signal?.aborted) return;
    await followOne(deps, tenant, list, signal);
  }
  await settleMarks(deps, tenant.id, signal);
}

async function followOne(
  deps: Needed,
  tenant: Tenant,
  list: TitleListTable,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db } = deps;
  const eresource = await anyEresource(db, tenant.id, list.eresource_id);
  const isShown = toBit(eresource !== undefined && isShownOn(eresource, todayIn(deps, tenant)));
  const isRemoved = toBit(list.is_removed === 1 || eresource === undefined);
  if (isShown !== list.is_shown || isRemoved !== list.is_removed)
    await changeTitleList(db, tenant.id, list.id, { is_shown: isShown, is_removed: isRemoved });
  await settleList(deps, { ...list, is_shown: isShown, is_removed: isRemoved }, signal);
  if (isRemoved === 0 || signal?.aborted) return;
  await deleteRows(db, list, signal);
  if (signal?.aborted) return;
  await deleteTitleList(db, tenant.id, list.id);
}
