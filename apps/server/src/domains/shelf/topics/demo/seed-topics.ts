import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { demoTopics } from '@lectern/demo/topics/demo-topics';
import { addDays } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { putTopicRow } from '../put-topic.ts';
import { topicColumns } from '../topic-columns.ts';

/** Topics of the library with its book lists; one of them is a draft. */
export const topicSeed: DemoSeed = {
  tables: ['topic', 'topic_list'],
  async load({ db, clock }, { demo, tenantId }) {
    const idOf = await libraryLists(db, tenantId);
    const today = clock.now().toISOString().slice(0, 10);
    for (const topic of demoTopics(demo)) {
      const columns = topicColumns({
        ...topic,
        shownFrom: '',
        shownTo: topic.shownDays === undefined ? '' : addDays(today, topic.shownDays),
        isOpen: topic.isDraft !== true,
        isFeatured: topic.isFeatured === true,
        links: topic.links ?? [],
      });
      if (isRefusal(columns)) continue;
      const listIds = (topic.lists ?? []).flatMap((name) => idOf.get(name) ?? []);
      const now = new Date(clock.now().getTime() - topic.madeDaysAgo * 86_400_000).toISOString();
      const openLists = new Set(listIds);
      await inTransaction(db, (tx) =>
        putTopicRow(tx, { tenantId, id: undefined, version: undefined, columns, listIds, openLists, now }),
      );
    }
  },
};

/** Ids of the library's own lists by name. */
async function libraryLists(db: Db, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('book_list')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', '')
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
