import type { ObjectKind } from '@lectern/contracts/resources/repository/kinds';
import type { SelectQueryBuilder } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { DigitalObjectTable } from '../tables.ts';

/** Values of a filter; there are more only of advisors, and words find those. */
const MOST_VALUES = 100;

/** What the asker sees of the objects of a library. */
export interface ObjectReading {
  readonly tenantId: string;
  /** Sets of rights under which the asker sees that an object exists; undefined for staff, who see drafts too. */
  readonly policyIds: readonly string[] | undefined;
  /** Collections that are shown; undefined for staff. */
  readonly openCollectionIds: readonly string[] | undefined;
}

/** Which objects. */
export interface ObjectChoice {
  /** Folded words: each must occur. */
  readonly words?: readonly string[];
  /** At home in one of these collections, or listed by one. */
  readonly collectionIds?: readonly string[] | undefined;
  readonly kinds?: readonly ObjectKind[];
  readonly year?: string;
  readonly language?: string;
  readonly college?: string;
  readonly degree?: string;
  readonly discipline?: string;
  /** The name of somebody who advised it. */
  readonly advisor?: string;
  readonly bibId?: string;
  /** That name one of these units, or are at home in one of these collections. */
  readonly ofUnits?: { readonly codes: readonly string[]; readonly collectionIds: readonly string[] };
  readonly personId?: string | undefined;
  readonly ids?: readonly string[];
  /** With files that this kind of media types begins with, such as `image/`. */
  readonly isFaulty?: boolean;
}

/** Filters whose values are counted. */
export type CountedColumn = 'kind' | 'year' | 'language' | 'college' | 'degree' | 'discipline';

export type ObjectOrder = 'new' | 'title' | 'year' | 'granted' | 'changed';

type Rows = SelectQueryBuilder<Schema, 'digital_object', object>;

/** A page of objects, and how many there are. */
export async function listChosenObjects(
  db: Db,
  reading: ObjectReading,
  choice: ObjectChoice,
  page: { readonly offset: number; readonly limit: number; readonly order: ObjectOrder },
): Promise<{ readonly total: number; readonly rows: DigitalObjectTable[] }> {
  const rows = chosen(db, reading, choice);
  const [{ total }, listed] = await Promise.all([
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    inOrder(rows, page.order).selectAll().limit(page.limit).offset(page.offset).execute(),
  ]);
  return { total: Number(total), rows: listed };
}

/** The values of a filter with how many objects have each under the other filters, most first. */
export async function countValues(
  db: Db,
  reading: ObjectReading,
  choice: ObjectChoice,
  column: CountedColumn,
): Promise<{ readonly value: string; readonly count: number }[]> {
  const others = column === 'kind' ? { ...choice, kinds: [] } : { ...choice, [column]: '' };
  const rows = await chosen(db, reading, others)
    .select([`${column} as value`, (eb) => eb.fn.countAll<number>().as('count')])
    .where(column, '!=', '')
    .groupBy(column)
    .orderBy('count', 'desc')
    .orderBy(column, 'desc')
    .limit(MOST_VALUES)
    .execute();
  return rows.map(({ value, count }) => ({ value, count: Number(count) }));
}

/** The advisors of theses with how many each has under the other filters, most first. */
export async function countAdvisors(
  db: Db,
  reading: ObjectReading,
  choice: ObjectChoice,
): Promise<{ readonly value: string; readonly count: number }[]> {
  const rows = await chosen(db, reading, { ...choice, advisor: '' })
    .innerJoin('digital_advisor', (join) =>
      join
        .onRef('digital_advisor.object_id', '=', 'digital_object.id')
        .on('digital_advisor.tenant_id', '=', reading.tenantId),
    )
    .select(['digital_advisor.name as value', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('digital_advisor.name')
    .orderBy('count', 'desc')
    .orderBy('digital_advisor.name')
    .limit(MOST_VALUES)
    .execute();
  return rows.map(({ value, count }) => ({ value, count: Number(count) }));
}

/** How many of the objects that the asker sees are at home in each collection. */
export async function countByCollection(
  db: Db,
  reading: ObjectReading,
): Promise<ReadonlyMap<string, number>> {
  const rows = await chosen(db, reading, {})
    .select(['collection_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('collection_id')
    .execute();
  return new Map(rows.map(({ collection_id, count }) => [collection_id, Number(count)]));
}

function inOrder(rows: Rows, order: ObjectOrder): Rows {
  switch (order) {
    case 'new':
      return rows.orderBy('created_at', 'desc').orderBy('id', 'desc');
    case 'changed':
      return rows.orderBy('updated_at', 'desc').orderBy('id', 'desc');
    case 'title':
      return rows.orderBy('sort_title').orderBy('id');
    case 'year':
      return rows.orderBy('year', 'desc').orderBy('sort_title').orderBy('id');
    case 'granted':
      return rows.orderBy('granted_on', 'desc').orderBy('year', 'desc').orderBy('id', 'desc');
  }
}

function chosen(
  db: Db,
  { tenantId, policyIds, openCollectionIds }: ObjectReading,
  choice: ObjectChoice,
): Rows {
  const {
    words = [],
    collectionIds,
    kinds = [],
    advisor = '',
    bibId,
    ofUnits,
    personId,
    ids,
    isFaulty,
  } = choice;
  let rows: Rows = db.selectFrom('digital_object').where('digital_object.tenant_id', '=', tenantId);
  if (policyIds) rows = rows.where('is_open', '=', 1).where('policy_id', 'in', orNone(policyIds));
  if (openCollectionIds) rows = rows.where('collection_id', 'in', orNone(openCollectionIds));
  if (collectionIds)
    rows = rows.where((eb) =>
      eb.or([
        eb('collection_id', 'in', orNone(collectionIds)),
        eb(
          'digital_object.id',
          'in',
          eb
            .selectFrom('digital_entry')
            .select('thing_id')
            .where('digital_entry.tenant_id', '=', tenantId)
            .where('digital_entry.kind', '=', 'object')
            .where('digital_entry.collection_id', 'in', orNone(collectionIds)),
        ),
      ]),
    );
  if (kinds.length > 0) rows = rows.where('digital_object.kind', 'in', kinds);
  for (const column of ['year', 'language', 'college', 'degree', 'discipline'] as const) {
    const value = choice[column] ?? '';
    if (value !== '') rows = rows.where(column, '=', value);
  }
  if (advisor !== '')
    rows = rows.where('digital_object.id', 'in', (eb) =>
      eb
        .selectFrom('digital_advisor')
        .select('object_id')
        .where('digital_advisor.tenant_id', '=', tenantId)
        .where('name', '=', advisor),
    );
  if (bibId !== undefined) rows = rows.where('bib_id', '=', bibId);
  if (ofUnits)
    rows = rows.where((eb) =>
      eb.or([
        eb('unit_code', 'in', orNone(ofUnits.codes.filter((code) => code !== ''))),
        eb('collection_id', 'in', orNone(ofUnits.collectionIds)),
      ]),
    );
  if (ids) rows = rows.where('digital_object.id', 'in', orNone(ids));
  if (personId !== undefined)
    rows = rows.where('digital_object.id', 'in', (eb) =>
      eb
        .selectFrom('digital_creator')
        .select('object_id')
        .where('digital_creator.tenant_id', '=', tenantId)
        .where('person_id', '=', personId),
    );
  if (isFaulty)
    rows = rows.where('digital_object.id', 'in', (eb) =>
      eb
        .selectFrom('digital_file')
        .select('object_id')
        .where('digital_file.tenant_id', '=', tenantId)
        .where('state', '!=', 'ready'),
    );
  for (const word of words) rows = rows.where(contains('search_text', word));
  return rows;
}

/** An empty list of values is no SQL. No id is empty. */
function orNone(values: readonly string[]): readonly string[] {
  return values.length === 0 ? [''] : values;
}
