import type { Names } from '@lectern/contracts/kernel/languages';
import { fromJson, toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { addLibrary } from './add-library.ts';

/** A library as staff change it. */
export interface LibraryRecord {
  readonly code: string;
  readonly names: Names;
  readonly addresses: Names;
}

/** A shelving location as staff change it. */
export interface LocationRecord {
  readonly code: string;
  readonly libraryCode: string;
  readonly names: Names;
  readonly referenceOnly: boolean;
  readonly closedStack: boolean;
}

/** Libraries in the tenant's own order, with names in all languages. */
export async function listLibraryRecords(db: Db, tenantId: string): Promise<readonly LibraryRecord[]> {
  const rows = await db
    .selectFrom('library')
    .select(['code', 'names', 'addresses'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute();
  return rows.map(({ code, names, addresses }) => ({
    code,
    names: fromJson<Names>(names),
    addresses: fromJson<Names>(addresses),
  }));
}

/** Shelving locations in the tenant's own order, with names in all languages. */
export async function listLocationRecords(db: Db, tenantId: string): Promise<readonly LocationRecord[]> {
  const rows = await db
    .selectFrom('location')
    .select(['code', 'library_code', 'names', 'reference_only', 'closed_stack'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    libraryCode: row.library_code,
    names: fromJson<Names>(row.names),
    referenceOnly: row.reference_only === 1,
    closedStack: row.closed_stack === 1,
  }));
}

/** Adds a library behind the others, or changes it. */
export async function putLibraryRecord(
  tx: Tx,
  tenantId: string,
  { code, names, addresses }: LibraryRecord,
): Promise<void> {
  await addLibrary(tx, tenantId, { code, names });
  await tx
    .updateTable('library')
    .set({ names: toJson(names), addresses: toJson(addresses) })
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .execute();
}

/** Adds a location behind the others, or changes its names and whether readers can walk there. */
export async function putLocationRecord(tx: Tx, tenantId: string, location: LocationRecord): Promise<void> {
  const { last } = await tx
    .selectFrom('location')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const changed = { names: toJson(location.names), closed_stack: toBit(location.closedStack) };
  await tx
    .insertInto('location')
    .values({
      tenant_id: tenantId,
      code: location.code,
      library_code: location.libraryCode,
      reference_only: toBit(location.referenceOnly),
      position: Number(last ?? -1) + 1,
      ...changed,
    })
    .onConflict((same) => same.columns(['tenant_id', 'code']).doUpdateSet(changed))
    .execute();
}
