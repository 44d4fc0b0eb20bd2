import type { Names } from '@lectern/contracts/kernel/languages';
import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';

/** A class of a loaded table. */
export interface ClassEntry {
  /** The code of the class in its classification. */
  readonly notation: string;
  /** The code of the class above it; empty for a main class. */
  readonly parent: string;
  readonly names: Names;
}

/** The tenant id of the table that all tenants share. */
export const SHARED_CLASSES = '';

/** Notations in one query. SQLite allows 32,766 values, but shorter lists are faster. */
const AT_ONCE = 500;

/** The classes directly below a class, in table order: of the tenant's own table, else of the shared one. */
export async function findClassesBelow(
  db: Db,
  tenantId: string,
  scheme: TreeScheme,
  parent: string,
): Promise<ClassEntry[]> {
  const rows = await db
    .selectFrom('class_entry')
    .select(['tenant_id', 'notation', 'parent', 'names'])
    .where('tenant_id', 'in', [tenantId, SHARED_CLASSES])
    .where('scheme', '=', scheme)
    .where('parent', '=', parent)
    .orderBy('position')
    .execute();
  const own = rows.filter((row) => row.tenant_id === tenantId);
  return (own.length > 0 ? own : rows).map(({ notation, names }) => ({
    notation,
    parent,
    names: fromJson<Names>(names),
  }));
}

/** Names by notation: of the tenant's own table, else of the shared one. */
export async function findClassNames(
  db: Db,
  tenantId: string,
  scheme: TreeScheme,
  notations: readonly string[],
): Promise<ReadonlyMap<string, Names>> {
  const found = new Map<string, Names>();
  for (let at = 0; at < notations.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('class_entry')
      .select(['notation', 'names'])
      .where('tenant_id', 'in', [tenantId, SHARED_CLASSES])
      .where('scheme', '=', scheme)
      .where('notation', 'in', notations.slice(at, at + AT_ONCE))
      .orderBy('tenant_id', 'desc')
      .orderBy('position')
      .execute();
    for (const row of rows) if (!found.has(row.notation)) found.set(row.notation, fromJson<Names>(row.names));
  }
  return found;
}

/** Replaces a tenant's table of a classification. The caller must open the transaction. */
export async function replaceClasses(
  tx: Tx,
  tenantId: string,
  scheme: TreeScheme,
  entries: readonly ClassEntry[],
): Promise<void> {
  await tx.deleteFrom('class_entry').where('tenant_id', '=', tenantId).where('scheme', '=', scheme).execute();
  await insertRows(
    tx,
    'class_entry',
    entries.map(({ notation, parent, names }, position) => ({
      tenant_id: tenantId,
      notation,
      parent,
      names: toJson(names),
      position,
      scheme,
    })),
  );
}
