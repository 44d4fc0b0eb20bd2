import type { Names } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import {
  TITLE_LIST_CODE_TAKEN,
  TITLE_LIST_LIMIT_REACHED,
  TITLE_LIST_NOT_FOUND,
} from '@lectern/contracts/resources/titles/errors';
import { MOST_TITLE_LISTS } from '@lectern/contracts/resources/titles/title-list';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { anyEresource } from '../databases/any-eresource.ts';
import { isShownOn } from '../databases/is-shown-on.ts';
import { todayIn } from '../databases/reading.ts';
import { lockTitles } from './settle/settle-titles.ts';
import {
  changeTitleList,
  countTitleLists,
  findTitleList,
  idOfListCode,
  insertTitleList,
} from './store/list-store.ts';
import type { TitleListTable } from './tables.ts';

interface Facts {
  readonly id?: string | undefined;
  readonly eresourceId: string;
  readonly code: string;
  readonly names: Names;
}

type Refused =
  | 'ERESOURCE_NOT_FOUND'
  | 'TITLE_LIST_NOT_FOUND'
  | 'TITLE_LIST_CODE_TAKEN'
  | 'TITLE_LIST_LIMIT_REACHED';

/** Adds a list, or renames one; answers it as it was and as it is. */
export async function putTitleListRow(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  tenant: Tenant,
  { id, eresourceId, code, names }: Facts,
): Promise<
  { readonly before: TitleListTable | undefined; readonly after: TitleListTable } | Refusal<Refused>
> {
  await lockTitles(tx, tenant.id);
  const before = id === undefined ? undefined : await findTitleList(tx, tenant.id, id);
  if (id !== undefined && !before) return refuse(TITLE_LIST_NOT_FOUND);
  const eresource = await anyEresource(tx, tenant.id, before?.eresource_id ?? eresourceId);
  if (!eresource) return refuse(ERESOURCE_NOT_FOUND);
  const namesake = await idOfListCode(tx, tenant.id, code);
  if (namesake !== undefined && namesake !== id) return refuse(TITLE_LIST_CODE_TAKEN);
  const now = deps.clock.now().toISOString();
  const said = { code, names: toJson(names), updated_at: now };
  if (before) {
    await changeTitleList(tx, tenant.id, before.id, said);
    return { before, after: { ...before, ...said } };
  }
  if ((await countTitleLists(tx, tenant.id)) >= MOST_TITLE_LISTS)
    return refuse(TITLE_LIST_LIMIT_REACHED, { limit: MOST_TITLE_LISTS });
  const isShown = toBit(isShownOn(eresource, todayIn(deps, tenant)));
  const after: TitleListTable = {
    ...said,
    id: newId(),
    tenant_id: tenant.id,
    eresource_id: eresource.id,
    generation: 0,
    undo_generation: null,
    line_count: 0,
    undo_line_count: null,
    is_shown: isShown,
    is_removed: 0,
    settled_generation: 0,
    settled_shown: isShown,
    imported_at: '',
    created_at: now,
  };
  await insertTitleList(tx, after);
  return { before, after };
}
