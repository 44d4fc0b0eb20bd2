import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { MOST_ERESOURCES } from '@lectern/contracts/resources/databases/eresource';
import {
  ERESOURCE_CHANGED,
  ERESOURCE_CODE_TAKEN,
  ERESOURCE_LIMIT_REACHED,
  ERESOURCE_NOT_FOUND,
  ERESOURCE_TERM_NOT_FOUND,
} from '@lectern/contracts/resources/databases/errors';
import { TERM_KINDS, type TermKind } from '@lectern/contracts/resources/databases/term';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import { type EntranceFacts, entranceRows } from './entrances/entrance-rows.ts';
import type { EresourceColumns } from './eresource-columns.ts';
import { nameRows } from './name-rows.ts';
import { entrancesOf, replaceEntrances } from './store/entrance-store.ts';
import {
  changeEresource,
  countEresources,
  findEresource,
  idOfCode,
  insertEresource,
  replaceNames,
} from './store/eresource-store.ts';
import { listTermRows, replaceUses } from './store/term-store.ts';
import type { EresourceTable } from './tables.ts';

export interface ToPut {
  readonly tenantId: string;
  /** Undefined for a new database. */
  readonly id: string | undefined;
  /** That of the database as it was read; undefined to change it whatever it is. */
  readonly version: number | undefined;
  readonly columns: EresourceColumns;
  /** Empty: today for a new database, as it was for another. */
  readonly addedOn: string;
  readonly today: string;
  /** Codes of words of each list. */
  readonly terms: Readonly<Record<TermKind, readonly string[]>>;
  readonly entrances: readonly EntranceFacts[];
  readonly now: string;
}

type Refused =
  | 'ERESOURCE_NOT_FOUND'
  | 'ERESOURCE_CHANGED'
  | 'ERESOURCE_CODE_TAKEN'
  | 'ERESOURCE_LIMIT_REACHED'
  | 'ERESOURCE_TERM_NOT_FOUND';

/** Makes other changes to the databases of the library wait. */
export async function lockEresources(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `eresources/${tenantId}`);
}

/** Adds or changes a database with its words and entrances; answers it as it was and as it is. */
export async function putEresourceRow(
  tx: Tx,
  { tenantId, id, version, columns, addedOn, today, terms, entrances, now }: ToPut,
): Promise<
  { readonly before: EresourceTable | undefined; readonly after: EresourceTable } | Refusal<Refused>
> {
  await lockEresources(tx, tenantId);
  const before = id === undefined ? undefined : await findEresource(tx, tenantId, id);
  if (id !== undefined && !before) return refuse(ERESOURCE_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(ERESOURCE_CHANGED);
  const namesake = await idOfCode(tx, tenantId, columns.code);
  if (namesake !== undefined && namesake !== before?.id) return refuse(ERESOURCE_CODE_TAKEN);
  if (!before && (await countEresources(tx, tenantId)) >= MOST_ERESOURCES)
    return refuse(ERESOURCE_LIMIT_REACHED, { limit: MOST_ERESOURCES });
  const termIds = await idsOfTerms(tx, tenantId, terms);
  if (termIds === undefined) return refuse(ERESOURCE_TERM_NOT_FOUND);
  const row = { ...columns, added_on: addedOn || before?.added_on || today };
  const eresourceId = before?.id ?? (await insertEresource(tx, tenantId, row, now));
  if (before)
    await changeEresource(tx, tenantId, eresourceId, {
      ...row,
      version: before.version + 1,
      updated_at: now,
    });
  await replaceNames(tx, tenantId, eresourceId, nameRows(tenantId, eresourceId, fromJson(columns.names)));
  await replaceUses(tx, tenantId, eresourceId, termIds);
  const known = new Set((await entrancesOf(tx, tenantId, eresourceId)).map((entrance) => entrance.id));
  await replaceEntrances(tx, tenantId, eresourceId, entranceRows(tenantId, eresourceId, entrances, known));
  const after = await findEresource(tx, tenantId, eresourceId);
  return after ? { before, after } : refuse(ERESOURCE_NOT_FOUND);
}

/** The ids of the words, list by list; undefined if the library does not have one of them. */
async function idsOfTerms(
  tx: Tx,
  tenantId: string,
  codes: Readonly<Record<TermKind, readonly string[]>>,
): Promise<string[] | undefined> {
  const rows = await listTermRows(tx, tenantId);
  const ids = new Map(rows.map(({ id, kind, code }) => [`${kind}/${code}`, id]));
  const found = TERM_KINDS.flatMap((kind) =>
    [...new Set(codes[kind])].map((code) => ids.get(`${kind}/${code}`)),
  );
  return found.some((id) => id === undefined) ? undefined : found.filter((id) => id !== undefined);
}
