import type { MovedItem } from '../../../../platform/catalogue-use.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { lockQueues } from './lock-queue.ts';

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
  await lockQueues(tx, tenantId, [...titles]);
  for (const move of concerned) await followCopy(tx, tenantId, move);
  for (const [from, to] of new Map(concerned.map((move) => [move.from, move.to]))) {
    if (await hasCopies(tx, tenantId, from)) continue;
    await moveRequests(tx, tenantId, from, to).execute();
    await addEdition(tx, tenantId, from, to);
    await removeEdition(tx, tenantId, from);
  }
}

/** Those of the titles that an open request names, or that are an edition of a request. */
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
    const editions = await tx
      .selectFrom('request_edition')
      .select('bib_id')
      .distinct()
      .where('tenant_id', '=', tenantId)
      .where('bib_id', 'in', bibIds.slice(at, at + AT_ONCE))
      .execute();
    for (const { bib_id } of [...rows, ...editions]) asked.add(bib_id);
  }
  return asked;
}

async function followCopy(tx: Tx, tenantId: string, { itemId, from, to }: MovedItem): Promise<void> {
  await moveRequests(tx, tenantId, from, to)
    .where((eb) => eb.or([eb('item_id', '=', itemId), eb('wanted_item_id', '=', itemId)]))
    .execute();
  await addEdition(tx, tenantId, from, to, itemId);
}

/** Requests for several editions of which one is `from` wait for `to` as well; with an item those that it serves alone. */
async function addEdition(
  tx: Tx,
  tenantId: string,
  from: string,
  to: string,
  itemId?: string,
): Promise<void> {
  await tx
    .insertInto('request_edition')
    .columns(['request_id', 'bib_id', 'tenant_id'])
    .expression((eb) =>
      eb
        .selectFrom('request_edition as edition')
        .innerJoin('request', 'request.id', 'edition.request_id')
        .select((row) => ['edition.request_id', row.val(to).as('bib_id'), 'edition.tenant_id'])
        .where('edition.tenant_id', '=', tenantId)
        .where('edition.bib_id', '=', from)
        .where('request.ended_at', 'is', null)
        .$if(itemId !== undefined, (query) => query.where('request.item_id', '=', itemId ?? '')),
    )
    .onConflict((same) => same.columns(['request_id', 'bib_id']).doNothing())
    .execute();
}

async function removeEdition(tx: Tx, tenantId: string, bibId: string): Promise<void> {
  await tx
    .deleteFrom('request_edition')
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', bibId)
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
