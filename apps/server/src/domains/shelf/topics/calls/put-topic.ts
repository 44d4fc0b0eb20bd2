import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putTopic } from '@lectern/contracts/shelf/topics/put-topic';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { presentOpenLists } from '../../booklists/present-open-lists.ts';
import { auditedTopic } from '../audited-topic.ts';
import { presentForStaff } from '../present-topics.ts';
import { putTopicRow } from '../put-topic.ts';
import { topicColumns } from '../topic-columns.ts';

export const putTopicCall = implement(putTopic)(async ({ input, context: { tenant, staff }, deps }) => {
  const { id, version, listIds, ...facts } = input;
  const columns = topicColumns(facts);
  if (isRefusal(columns)) return columns;
  const open = await presentOpenLists(deps, { tenant, patronId: undefined }, listIds);
  const openLists = new Set(open.map((list) => list.id));
  const now = deps.clock.now().toISOString();
  const put = await inTransaction(deps.db, async (tx) => {
    const done = await putTopicRow(tx, {
      tenantId: tenant.id,
      id,
      version,
      columns,
      listIds,
      openLists,
      now,
    });
    if (isRefusal(done)) return done;
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'topics.put',
      subject: done.after.id,
      before: auditedTopic(done.before),
      after: auditedTopic(done.after),
      at: now,
    });
    const changed = { tenantId: tenant.id, subjectIds: [`topic/${done.after.id}`], now };
    await deps.events.send(tx, thingChanged, changed);
    return done.after;
  });
  return isRefusal(put) ? put : presentForStaff(deps, tenant, put);
});
