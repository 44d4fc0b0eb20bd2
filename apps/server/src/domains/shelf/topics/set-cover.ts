import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TOPIC_NOT_FOUND } from '@lectern/contracts/shelf/topics/errors';
import { noteChange } from '../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditedTopic } from './audited-topic.ts';
import { lockTopics } from './put-topic.ts';
import { changeTopicRow, findTopic } from './store/topic-store.ts';

/** Gives a topic another picture, or none for an empty name; answers the name of the one before. */
export async function setTopicCover(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: { readonly tenantId: string; readonly staffId: string },
  id: string,
  name: string,
): Promise<string | Refusal<'TOPIC_NOT_FOUND'>> {
  const { tenantId, staffId } = by;
  const at = clock.now().toISOString();
  return inTransaction(db, async (tx) => {
    await lockTopics(tx, tenantId);
    const topic = await findTopic(tx, tenantId, id);
    if (!topic) return refuse(TOPIC_NOT_FOUND);
    await changeTopicRow(tx, tenantId, id, { cover_file: name, updated_at: at });
    const before = auditedTopic(topic);
    const after = auditedTopic({ ...topic, cover_file: name });
    await noteChange(tx, tenantId, { staffId, action: 'topics.put', subject: id, before, after, at });
    return topic.cover_file;
  });
}
