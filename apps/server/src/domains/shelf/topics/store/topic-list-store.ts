import type { Db, Tx } from '../../../../platform/db/database.ts';

/** The ids of a topic's book lists in their order, closed ones too. */
export async function listIdsOf(db: Db, tenantId: string, topicId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('topic_list')
    .select('list_id')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .orderBy('position')
    .execute();
  return rows.map(({ list_id }) => list_id);
}

/** Gives a topic these lists in place of those that it has. */
export async function replaceLists(
  tx: Tx,
  tenantId: string,
  topicId: string,
  listIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('topic_list')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .execute();
  if (listIds.length === 0) return;
  await tx
    .insertInto('topic_list')
    .values(
      listIds.map((list_id, position) => ({ tenant_id: tenantId, topic_id: topicId, position, list_id })),
    )
    .execute();
}
