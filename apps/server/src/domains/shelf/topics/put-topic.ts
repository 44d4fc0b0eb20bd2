import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BOOK_LIST_NOT_FOUND } from '@lectern/contracts/shelf/booklists/errors';
import { TOPIC_CHANGED, TOPIC_LIMIT_REACHED, TOPIC_NOT_FOUND } from '@lectern/contracts/shelf/topics/errors';
import { MOST_TOPICS } from '@lectern/contracts/shelf/topics/topic';
import type { Tx } from '../../../platform/db/database.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import { listIdsOf, replaceLists } from './store/topic-list-store.ts';
import {
  changeTopicRow,
  countTopics,
  findTopic,
  insertTopic,
  type TopicColumns,
} from './store/topic-store.ts';
import type { TopicTable } from './tables.ts';

export interface ToPut {
  readonly tenantId: string;
  /** Undefined for a new topic. */
  readonly id: string | undefined;
  /** That of the topic as it was read; undefined to change it whatever it is. */
  readonly version: number | undefined;
  readonly columns: TopicColumns;
  readonly listIds: readonly string[];
  /** Lists that everybody sees today. */
  readonly openLists: ReadonlySet<string>;
  readonly now: string;
}

/** Makes other changes to the topics of the library wait. */
export async function lockTopics(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `topics/${tenantId}`);
}

/** Adds or changes a topic; answers it as it was and as it is. */
export async function putTopicRow(
  tx: Tx,
  { tenantId, id, version, columns, listIds, openLists, now }: ToPut,
): Promise<
  | { readonly before: TopicTable | undefined; readonly after: TopicTable }
  | Refusal<'TOPIC_NOT_FOUND' | 'TOPIC_CHANGED' | 'TOPIC_LIMIT_REACHED' | 'BOOK_LIST_NOT_FOUND'>
> {
  await lockTopics(tx, tenantId);
  const before = id === undefined ? undefined : await findTopic(tx, tenantId, id);
  if (id !== undefined && !before) return refuse(TOPIC_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(TOPIC_CHANGED);
  if (!before && (await countTopics(tx, tenantId)) >= MOST_TOPICS)
    return refuse(TOPIC_LIMIT_REACHED, { limit: MOST_TOPICS });
  const known = before ? await listIdsOf(tx, tenantId, before.id) : [];
  const kept = [...new Set(listIds)];
  if (!kept.every((one) => openLists.has(one) || known.includes(one))) return refuse(BOOK_LIST_NOT_FOUND);
  const topicId = before?.id ?? (await insertTopic(tx, tenantId, columns, now));
  if (before)
    await changeTopicRow(tx, tenantId, topicId, { ...columns, version: before.version + 1, updated_at: now });
  await replaceLists(tx, tenantId, topicId, kept);
  const after = await findTopic(tx, tenantId, topicId);
  return after ? { before, after } : refuse(TOPIC_NOT_FOUND);
}
