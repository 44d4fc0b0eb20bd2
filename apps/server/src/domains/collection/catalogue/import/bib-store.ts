import type { MarcFormat } from '@lectern/marc/marc-read-result';
import type { MarcFlavour } from '@lectern/marc/marc-record';
import type { CatalogueUse } from '../../../../platform/catalogue-use.ts';
import type { Bit } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { putNumbers, removeNumbers } from '../records/bib-numbers.ts';
import { findWorkChoices } from '../works/work-choice-store.ts';
import { lockItemsOfBibs, withdrawnItems } from './item-store.ts';
import type { DescribedBib } from './prepare-record.ts';

/** A stored bib as far as an import needs it. */
export interface KnownBib {
  readonly id: string;
  readonly controlNumber: string;
  readonly contentHash: string;
  readonly mappingVersion: number;
  readonly suppressed: boolean;
  readonly createdAt: string;
}

/** A bib to store; with `known` it takes the place of that one and keeps its id and day of entry. */
export interface BibToStore {
  readonly id: string;
  readonly known?: KnownBib;
  readonly source: string;
  readonly controlNumber: string;
  readonly contentHash: string;
  readonly described: DescribedBib;
  readonly raw: Uint8Array;
  readonly format: MarcFormat;
  readonly encoding: string;
  readonly flavour: MarcFlavour;
  /** Name of the item profile that was asked for; empty where the record decides. */
  readonly itemProfile: string;
}

/** Statements with few different numbers of parameters are prepared once. */
const KEYS_OF_A_STATEMENT = 250;

/** The bibs of a source that have one of these control numbers, by number. */
export async function findKnownBibs(
  db: Db,
  tenantId: string,
  source: string,
  controlNumbers: readonly string[],
): Promise<ReadonlyMap<string, KnownBib>> {
  const known = new Map<string, KnownBib>();
  for (let at = 0; at < controlNumbers.length; at += KEYS_OF_A_STATEMENT) {
    const rows = await db
      .selectFrom('bib')
      .select([
        'id',
        'control_number as controlNumber',
        'content_hash as contentHash',
        'mapping_version as mappingVersion',
        'suppressed',
        'created_at as createdAt',
      ])
      .where('tenant_id', '=', tenantId)
      .where('source', '=', source)
      .where('control_number', 'in', controlNumbers.slice(at, at + KEYS_OF_A_STATEMENT))
      .execute();
    for (const row of rows) known.set(row.controlNumber, { ...row, suppressed: row.suppressed === 1 });
  }
  return known;
}

/** Names of the sources that a tenant has bibs of. */
export async function listSources(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bib')
    .select('source')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .orderBy('source')
    .execute();
  return rows.map((row) => row.source);
}

/** A bib with the record it was made from. */
export interface SourceRow extends Omit<KnownBib, 'suppressed'> {
  readonly bib: string;
  readonly raw: Uint8Array;
  readonly format: MarcFormat;
  readonly encoding: string;
  readonly flavour: MarcFlavour;
  readonly itemProfile: string;
}

/** The bibs of a source behind a control number, in the order of control numbers; without suppressed ones. */
export async function pageSourceRows(
  db: Db,
  tenantId: string,
  source: string,
  after: string,
  limit: number,
): Promise<SourceRow[]> {
  return db
    .selectFrom('bib')
    .innerJoin('bib_source', 'bib_source.bib_id', 'bib.id')
    .select([
      'bib.id',
      'bib.control_number as controlNumber',
      'bib.content_hash as contentHash',
      'bib.mapping_version as mappingVersion',
      'bib.created_at as createdAt',
      'bib.bib',
      'bib_source.raw',
      'bib_source.format',
      'bib_source.encoding',
      'bib_source.flavour',
      'bib_source.item_profile as itemProfile',
    ])
    .where('bib.tenant_id', '=', tenantId)
    .where('bib.source', '=', source)
    .where('bib.control_number', '>', after)
    .where('bib.suppressed', '=', 0)
    .orderBy('bib.control_number')
    .limit(limit)
    .execute();
}

/** The source of records that staff made by hand. */
export const DESK_SOURCE = 'at the desk';

/** Which of these bibs were made by hand by staff and have no items any more. */
export async function findEmptiedBriefBibs(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bib')
    .select('bib.id')
    .where('bib.tenant_id', '=', tenantId)
    .where('bib.source', '=', DESK_SOURCE)
    .where('bib.id', 'in', [...ids])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('item')
            .select('item.id')
            .where('item.tenant_id', '=', tenantId)
            .whereRef('item.bib_id', '=', 'bib.id'),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores bibs with the records they come from. What staff chose about the work of a record holds further on. */
export async function putBibs(
  db: Db,
  tenantId: string,
  bibs: readonly BibToStore[],
  now: string,
): Promise<void> {
  const chosen = await findWorkChoices(db, tenantId, bibs);
  await putNumbers(
    db,
    tenantId,
    bibs.map(({ id, known, described }) => ({ id, isNew: !known, numbers: described.numbers })),
  );
  const replaced = bibs.filter((bib) => bib.known);
  const added = bibs.filter((bib) => !bib.known);
  for (const [part, isReplaced] of [
    [added, false],
    [replaced, true],
  ] as const) {
    const rows = part.map((bib) => ({ ...bibRow(tenantId, bib, now), ...chosen.get(bib.id) }));
    await insertRows(db, 'bib', rows, isReplaced ? 'id' : undefined);
    await insertRows(
      db,
      'bib_source',
      part.map((bib) => sourceRow(tenantId, bib)),
      isReplaced ? 'bib_id' : undefined,
    );
  }
}

function bibRow(tenantId: string, bib: BibToStore, now: string) {
  const { numbers: _numbers, ...columns } = bib.described;
  return {
    id: bib.id,
    tenant_id: tenantId,
    source: bib.source,
    control_number: bib.controlNumber,
    ...columns,
    content_hash: bib.contentHash,
    suppressed: 0 as Bit,
    created_at: bib.known?.createdAt ?? now,
    updated_at: now,
  };
}

function sourceRow(tenantId: string, bib: BibToStore) {
  return {
    bib_id: bib.id,
    tenant_id: tenantId,
    raw: bib.raw,
    format: bib.format,
    encoding: bib.encoding,
    flavour: bib.flavour,
    item_profile: bib.itemProfile,
  };
}

/**
 * Removes bibs with their records and items. Those that rows of a domain need, by themselves or by one of their items, are kept out of
 * sight instead with their items withdrawn, and so are those with a copy that staff added by hand. Answers which.
 */
export async function removeBibs(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  { uses, now }: { readonly uses: readonly CatalogueUse[]; readonly now: string },
): Promise<{ readonly suppressed: ReadonlySet<string> }> {
  if (ids.length === 0) return { suppressed: new Set() };
  await lockItemsOfBibs(db, tenantId, ids);
  const suppressed = new Set(await findWithDeskCopies(db, tenantId, ids));
  for (const use of uses) {
    for (const id of await use.bibsInUse(db, tenantId, ids)) suppressed.add(id);
  }
  const gone = ids.filter((id) => !suppressed.has(id));
  if (suppressed.size > 0) {
    await db
      .updateTable('bib')
      .set({ suppressed: 1, updated_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...suppressed])
      .execute();
    // A record that is gone lists no copies; those that staff added by hand were in no record and stay.
    await withdrawnItems(db, tenantId, now)
      .where('bib_id', 'in', [...suppressed])
      .where('added_at_desk', '=', 0)
      .execute();
  }
  if (gone.length > 0) {
    await removeNumbers(db, tenantId, gone);
    await db.deleteFrom('item').where('tenant_id', '=', tenantId).where('bib_id', 'in', gone).execute();
    await db.deleteFrom('bib_source').where('tenant_id', '=', tenantId).where('bib_id', 'in', gone).execute();
    await db.deleteFrom('bib').where('tenant_id', '=', tenantId).where('id', 'in', gone).execute();
  }
  return { suppressed };
}

/** Which of these bibs have a copy that staff added by hand. */
async function findWithDeskCopies(db: Db, tenantId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('bib_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', ids)
    .where('added_at_desk', '=', 1)
    .execute();
  return rows.map(({ bib_id }) => bib_id);
}
