import type { SelectQueryBuilder } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { shownOn } from '../../../../platform/db/shown-days.ts';
import type { TopicTable } from '../tables.ts';

/** Topics of one library that everybody sees on a day. */
export interface OpenTopics {
  readonly tenantId: string;
  /** Today in the library, YYYY-MM-DD. */
  readonly today: string;
}

export interface TopicFilter {
  /** Folded words: each must occur in title or summary. */
  readonly words: readonly string[];
  /** Empty: of all classes. */
  readonly className?: string;
}

interface Place {
  readonly offset: number;
  readonly limit: number;
}

type Topics = SelectQueryBuilder<Schema, 'topic', object>;

function openRows(db: Db, { tenantId, today }: OpenTopics): Topics {
  return db
    .selectFrom('topic')
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', 1)
    .where(shownOn(today));
}

/** Open topics: featured ones first, then the newest. */
export async function listOpenTopics(
  db: Db,
  open: OpenTopics,
  filter: TopicFilter,
  place: Place,
): Promise<{ readonly total: number; readonly rows: TopicTable[] }> {
  const found = withWords(openRows(db, open), filter);
  return pageOf(
    found,
    found.selectAll().orderBy('is_featured', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc'),
    place,
  );
}

/** Open topics, all or those of some ids. */
export async function findOpenTopics(
  db: Db,
  open: OpenTopics,
  ids: readonly string[] | undefined,
): Promise<TopicTable[]> {
  const rows = openRows(db, open).selectAll();
  return (ids ? rows.where('id', 'in', ids) : rows).execute();
}

/** All topics, the one that changed last first. */
export async function listAllTopics(
  db: Db,
  tenantId: string,
  words: readonly string[],
  place: Place,
): Promise<{ readonly total: number; readonly rows: TopicTable[] }> {
  const found = withWords(db.selectFrom('topic').where('tenant_id', '=', tenantId), { words });
  return pageOf(found, found.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc'), place);
}

/** How many open topics each class has. */
export async function countByClass(
  db: Db,
  open: OpenTopics,
): Promise<{ readonly className: string; readonly count: number }[]> {
  const rows = await openRows(db, open)
    .where('class_name', '!=', '')
    .select(['class_name', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('class_name')
    .execute();
  return rows.map(({ class_name: className, count }) => ({ className, count: Number(count) }));
}

export async function findOpenTopic(db: Db, open: OpenTopics, id: string): Promise<TopicTable | undefined> {
  return openRows(db, open).selectAll().where('id', '=', id).executeTakeFirst();
}

/** A topic, open or not; undefined if there is none. */
export async function findTopic(db: Db, tenantId: string, id: string): Promise<TopicTable | undefined> {
  return db
    .selectFrom('topic')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countTopics(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('topic')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type TopicColumns = Omit<
  TopicTable,
  'id' | 'tenant_id' | 'cover_file' | 'version' | 'created_at' | 'updated_at'
>;

export async function insertTopic(
  tx: Tx,
  tenantId: string,
  columns: TopicColumns,
  now: string,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('topic')
    .values({
      ...columns,
      id,
      tenant_id: tenantId,
      cover_file: '',
      version: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

export async function changeTopicRow(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<TopicTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx.updateTable('topic').set(change).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Removes a topic; its lists stay. */
export async function deleteTopic(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('topic_list').where('tenant_id', '=', tenantId).where('topic_id', '=', id).execute();
  await tx.deleteFrom('topic').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

function withWords(topics: Topics, { words, className = '' }: TopicFilter): Topics {
  const ofClass = className === '' ? topics : topics.where('class_name', '=', className);
  return words.reduce((found, word) => found.where(contains('search_text', word)), ofClass);
}

async function pageOf(
  found: Topics,
  sorted: SelectQueryBuilder<Schema, 'topic', TopicTable>,
  { offset, limit }: Place,
): Promise<{ readonly total: number; readonly rows: TopicTable[] }> {
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Number(total), rows: await sorted.limit(limit).offset(offset).execute() };
}
