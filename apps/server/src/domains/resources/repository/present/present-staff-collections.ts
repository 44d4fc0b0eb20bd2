import { nameIn } from '@lectern/contracts/kernel/languages';
import type { StaffCollection } from '@lectern/contracts/resources/repository/collection';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { coverUrl } from '../../../shelf/booklists/cover-name.ts';
import { eresourceNames } from '../../databases/eresource-names.ts';
import { entriesOf } from '../store/entry-store.ts';
import { countAtHome, findObjects } from '../store/object-store.ts';
import type { DigitalCollectionTable, DigitalEntryTable } from '../tables.ts';

type Context = Pick<CallContext, 'tenant' | 'language'>;

/** Collections as staff change them, in the order of the rows. */
export async function presentStaffCollections(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  context: Context,
  rows: readonly DigitalCollectionTable[],
): Promise<Omit<StaffCollection, 'entries'>[]> {
  const { tenant } = context;
  const atHome = await countAtHome(db, tenant.id);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    code: row.code,
    parentId: row.parent_id,
    names: fromJson(row.names),
    descriptions: fromJson(row.descriptions),
    unitCode: row.unit_code,
    policyId: row.policy_id,
    position: row.position,
    isOpen: row.is_open === 1,
    coverUrl: coverUrl({ config }, tenant, row.cover_file),
    objectCount: atHome.get(row.id) ?? 0,
    version: row.version,
  }));
}

/** A collection with what it lists. */
export async function presentStaffCollection(
  deps: Pick<Deps, 'db' | 'config'>,
  context: Context,
  row: DigitalCollectionTable,
): Promise<StaffCollection> {
  const [[shown], entries] = await Promise.all([
    presentStaffCollections(deps, context, [row]),
    entriesOf(deps.db, context.tenant.id, [row.id]),
  ]);
  if (!shown) throw new Error('a row is presented');
  return { ...shown, entries: await presentEntries(deps, context, entries) };
}

async function presentEntries(
  { db }: Pick<Deps, 'db'>,
  { tenant, language }: Context,
  entries: readonly DigitalEntryTable[],
): Promise<StaffCollection['entries']> {
  const idsOf = (kind: string) => entries.filter((one) => one.kind === kind).map(({ thing_id }) => thing_id);
  const [bibs, eresources, objects] = await Promise.all([
    findBibs(db, tenant.id, idsOf('bib')),
    eresourceNames(db, { tenantId: tenant.id, language }, idsOf('eresource')),
    findObjects(db, tenant.id, idsOf('object')),
  ]);
  const titles = new Map(objects.map(({ id, titles }) => [id, nameIn(fromJson(titles), language)]));
  return entries.map(({ kind, thing_id: id, address, names }) => ({
    kind,
    id,
    address,
    names: fromJson(names),
    title:
      bibs.get(id)?.bib.title ??
      eresources.get(id) ??
      titles.get(id) ??
      (nameIn(fromJson(names), language) || address),
  }));
}
