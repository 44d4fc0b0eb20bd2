import { nameIn } from '@lectern/contracts/kernel/languages';
import type { CollectionDetail, CollectionSummary } from '@lectern/contracts/resources/repository/collection';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { coverUrl } from '../../../shelf/booklists/cover-name.ts';
import type { RepositoryDeps, Seeing } from '../seeing.ts';
import { entriesOf } from '../store/entry-store.ts';
import { countByCollection, countValues } from '../store/object-list-store.ts';
import type { DigitalCollectionTable } from '../tables.ts';

/** Collections as the caller sees them among others, in the order of the rows. */
export async function presentCollections(
  deps: Pick<RepositoryDeps, 'db' | 'config'>,
  seeing: Seeing,
  rows: readonly DigitalCollectionTable[],
): Promise<CollectionSummary[]> {
  if (rows.length === 0) return [];
  const atHome = await countByCollection(deps.db, seeing.reading);
  const listed = await countListed(deps, seeing);
  const countOf = (id: string) => (atHome.get(id) ?? 0) + (listed.get(id) ?? 0);
  return rows.map((row) => presentCollection(deps, seeing, row, countOf));
}

export async function presentCollectionDetail(
  deps: Pick<RepositoryDeps, 'db' | 'config'>,
  seeing: Seeing,
  row: DigitalCollectionTable,
): Promise<CollectionDetail> {
  const collectionIds = seeing.tree.below(row.id);
  const [summaries, kinds, entries] = await Promise.all([
    presentCollections(deps, seeing, [row]),
    countValues(deps.db, seeing.reading, { collectionIds }, 'kind'),
    entriesOf(deps.db, seeing.tenant.id, collectionIds),
  ]);
  const others = (['bib', 'eresource', 'link'] as const).map((kind) => ({
    kind: kind as string,
    count: entries.filter((entry) => entry.kind === kind).length,
  }));
  const [summary] = summaries;
  if (!summary) throw new Error('a collection that is seen has a summary');
  return {
    ...summary,
    path: presentPath(seeing, row.id, false),
    kinds: [
      ...kinds.map(({ value, count }) => ({ kind: value, count })),
      ...others.filter(({ count }) => count > 0),
    ],
    updatedAt: row.updated_at,
  };
}

/** The way from the top to a collection; with itself or without. */
export function presentPath(
  { tree, language, tenant }: Seeing,
  id: string,
  withItself: boolean,
): { readonly id: string; readonly name: string }[] {
  const itself = tree.find(id);
  return [...tree.path(id), ...(withItself && itself ? [itself] : [])].map((row) => ({
    id: row.id,
    name: nameIn(fromJson(row.names), language, tenant.settings.public.defaultLanguage),
  }));
}

function presentCollection(
  { config }: Pick<RepositoryDeps, 'config'>,
  { tree, tenant, language }: Seeing,
  row: DigitalCollectionTable,
  countOf: (id: string) => number,
): CollectionSummary {
  const { defaultLanguage } = tenant.settings.public;
  return {
    id: row.id,
    kind: row.kind,
    code: row.code,
    name: nameIn(fromJson(row.names), language, defaultLanguage),
    description: nameIn(fromJson(row.descriptions), language, defaultLanguage),
    coverUrl: coverUrl({ config }, tenant, row.cover_file),
    parentId: row.parent_id,
    unitCode: row.unit_code,
    childCount: tree.children(row.id).length,
    objectCount: tree.below(row.id).reduce((sum, id) => sum + countOf(id), 0),
  };
}

/** How many works, databases and links each collection lists. Objects of other collections are counted where they are at home. */
async function countListed(
  { db }: Pick<RepositoryDeps, 'db'>,
  { tenant, tree }: Seeing,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { collection_id, kind } of await entriesOf(db, tenant.id, tree.ids))
    if (kind !== 'object') counts.set(collection_id, (counts.get(collection_id) ?? 0) + 1);
  return counts;
}
