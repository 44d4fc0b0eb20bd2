import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TOPIC_NOT_FOUND } from '@lectern/contracts/shelf/topics/errors';
import { removeTopic } from '@lectern/contracts/shelf/topics/remove-topic';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { coverKey } from '../../booklists/cover-name.ts';
import { auditedTopic } from '../audited-topic.ts';
import { lockTopics } from '../put-topic.ts';
import { deleteTopic, findTopic } from '../store/topic-store.ts';

export const removeTopicCall = implement(removeTopic)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const cover = await inTransaction(deps.db, async (tx) => {
      await lockTopics(tx, tenant.id);
      const before = await findTopic(tx, tenant.id, id);
      if (!before) return refuse(TOPIC_NOT_FOUND);
      const now = deps.clock.now().toISOString();
      await deleteTopic(tx, tenant.id, id);
      const changed = { tenantId: tenant.id, subjectIds: [`topic/${id}`], now };
      await deps.events.send(tx, thingChanged, changed);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'topics.remove',
        subject: id,
        before: auditedTopic(before),
        after: undefined,
        at: now,
      });
      return before.cover_file;
    });
    if (isRefusal(cover)) return cover;
    if (cover !== '') await removeFile(deps, tenant.id, coverKey(cover));
    return { id };
  },
);
