import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { ReaderBlock } from '../../../../ports/ils/ils-readers.ts';

/** The blocks of readers, last first. */
export async function listBlocks(
  db: Db,
  tenantId: string,
  patronIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReaderBlock[]>> {
  const blocks = new Map<string, ReaderBlock[]>();
  if (patronIds.length === 0) return blocks;
  const rows = await db
    .selectFrom('patron_block')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', 'in', [...patronIds])
    .orderBy('first_day', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const row of rows) {
    const { id, patron_id, first_day, last_day, reason, set_at, lifted_at, lift_reason } = row;
    const days = { from: first_day, until: last_day };
    const block = { id, ...days, reason, setAt: set_at, liftedAt: lifted_at, liftReason: lift_reason };
    blocks.set(patron_id, [...(blocks.get(patron_id) ?? []), block]);
  }
  return blocks;
}

/** The block of a reader that runs on a day, of several the one that ends last; undefined if none runs. */
export async function findRunningBlock(db: Db, tenantId: string, patronId: string, today: string) {
  return db
    .selectFrom('patron_block')
    .select(['id', 'first_day as from', 'last_day as until', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where(runsOn(today))
    .orderBy('last_day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The condition that a block runs on a day. */
export function runsOn(today: string): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'patron_block'>();
  return eb.and([
    eb('patron_block.lifted_at', 'is', null),
    eb('patron_block.first_day', '<=', today),
    eb('patron_block.last_day', '>=', today),
  ]);
}

export async function addBlock(
  tx: Tx,
  tenantId: string,
  patronId: string,
  block: Pick<ReaderBlock, 'from' | 'until' | 'reason'> & { readonly now: string },
): Promise<void> {
  await tx
    .insertInto('patron_block')
    .values({
      tenant_id: tenantId,
      id: newId(),
      patron_id: patronId,
      first_day: block.from,
      last_day: block.until,
      reason: block.reason,
      set_at: block.now,
      lifted_at: null,
      lift_reason: '',
    })
    .execute();
}

/** Ends a block that is not lifted yet and whose last day has not passed; false where there is none. */
export async function endBlock(
  tx: Tx,
  tenantId: string,
  patronId: string,
  end: { readonly id: string; readonly reason: string; readonly now: string; readonly today: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('patron_block')
    .set({ lifted_at: end.now, lift_reason: end.reason })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', end.id)
    .where('lifted_at', 'is', null)
    .where('last_day', '>=', end.today)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
