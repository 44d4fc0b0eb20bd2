import type { MovedItem } from '../../../../platform/catalogue-use.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { lockQueue } from './lock-queue.ts';

/** Titles, or items, that one statement names. */
const AT_ONCE = 250;

/**
 * Takes open requests along when a record gives items to another bib. A request follows the copy that serves it, or that alone will do.
 * When a title has no copy left, as where two records of one title became one, all who wait for it follow.
 */
export async function followCopies(tx: Tx, tenantId: string, moves: readonly MovedItem[]): Promise<void> {
  const asked = await askedTitles(
    tx,
    tenantId,
    moves.map(({ from }) => from),
  );
  const concerned = moves.filter(({ from }) => asked.has(from));
  const titles = new Set(concerned.flatMap(({ from, to }) => [from, to]));
  for (const bibId of [...titles].sort()) await lockQueue(tx, tenantId, bibId);
  for (const move of concerned) await followCopy(tx, tenantId, move);
  for (const [from, to] of new Map(concerned.map((move) => [move.from, move.to]))) {
    if (!(await hasCopies(tx, tenantId, from))) await moveRequests(tx, tenantId, from, to).execute();
  }
}

/** Those of the titles that an open request names. */
async function askedTitles(
  tx: Tx,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (let at = 0; at < bibIds.length; at += AT_ONCE) {
    const rows = await tx
      .selectFrom('request')
      .select('bib_id')
      .distinct()
      .where('tenant_id', '=', tenantId)
      .where('bib_id', 'in', bibIds.slice(at, at + AT_ONCE))
      .where('ended_at', 'is', null)
      .execute();
    for (const { bib_id } of rows) asked.add(bib_id);
  }
  return asked;
}

async function followCopy(tx: Tx, tenantId: string, { itemId, from, to }: MovedItem): Promise<void> {
  await moveRequests(tx, tenantId, from, to)
    .where((eb) => eb.or([eb('item_id', '=', itemId), eb('wanted_item_id', '=', itemId)]))
    .execute();
}

function moveRequests(tx: Tx, tenantId: string, from: string, to: string) {
  return tx
    .updateTable('request')
    .set({ bib_id: to })
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', from)
    .where('ended_at', 'is', null);
}

async function hasCopies(tx: Tx, tenantId: string, bibId: string): Promise<boolean> {
  const copy = await tx
    .selectFrom('item')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', bibId)
    .where('status', '!=', 'withdrawn')
    .executeTakeFirst();
  return copy !== undefined;
}
