import type { Db } from '../../platform/db/database.ts';
import { buildEditionsOf, buildLoan, buildPatron, buildRequest } from '../builders.ts';
import { buildItem } from '../catalogue-builders.ts';

export type ActKind = 'lend' | 'return' | 'handOver';

/** How many copies come back for each that is lent and each that is handed over: one by itself, and one of each of two editions. */
export const RETURNS_OF_EACH = 3;

/** Something that is still to be done: a copy, or a request that is handed over, and the reader. */
export interface OpenAct {
  readonly kind: ActKind;
  readonly subject: string;
  readonly patronId: string;
}

/**
 * Copies to lend and to take back, and requests to hand over; for each copy that comes back a reader waits. Some of these copies are two
 * editions of a work: one reader waits for both, and behind this reader another one for each.
 */
export async function buildActs(db: Db, ofEach: number): Promise<void> {
  const now = new Date().toISOString();
  for (let at = 0; at < ofEach; at++) {
    await buildItem(db, { barcode: `LEND-${at}` });
    const back = await buildItem(db, { barcode: `RETURN-${at}` });
    await buildLoan(db, { item_id: back.id, bib_id: back.bib_id });
    await buildRequest(db, { bib_id: back.bib_id });
    await buildEditions(db, at);
    const over = await buildItem(db, { barcode: `OVER-${at}` });
    const held = await buildLoan(db, { item_id: over.id, bib_id: over.bib_id });
    await buildRequest(db, {
      kind: 'relending',
      step: 'awaiting_return',
      bib_id: over.bib_id,
      wanted_item_id: over.id,
      item_id: over.id,
      holder_id: held.patron_id,
      step_since: now,
    });
  }
}

async function buildEditions(db: Db, at: number): Promise<void> {
  const editions = [];
  for (const edition of [1, 2]) {
    const item = await buildItem(db, { barcode: `RETURN-${at}-${edition}` });
    await buildLoan(db, { item_id: item.id, bib_id: item.bib_id });
    editions.push(item.bib_id);
  }
  const either = await buildRequest(db, { bib_id: editions[0] ?? '' });
  await buildEditionsOf(db, either.id, editions);
  for (const bib_id of editions) await buildRequest(db, { bib_id, placed_at: BEHIND });
}

/** Later than requests are that name no instant. */
const BEHIND = '2026-02-25T08:00:00.000Z';

/** What nobody has done yet, one of each kind after another. */
export async function listOpenActs(db: Db, tenantId: string): Promise<OpenAct[]> {
  const lender = await readerOfLends(db, tenantId);
  const copies = await db
    .selectFrom('item')
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .select(['item.barcode', 'loan.id as loanId'])
    .where('item.tenant_id', '=', tenantId)
    .orderBy('item.id')
    .execute();
  const lends = copies.filter(({ barcode, loanId }) => barcode.startsWith('LEND') && loanId === null);
  const returns = copies.filter(({ barcode, loanId }) => barcode.startsWith('RETURN') && loanId !== null);
  const handOvers = await db
    .selectFrom('request')
    .select(['id', 'patron_id'])
    .where('tenant_id', '=', tenantId)
    .where('step', '=', 'awaiting_return')
    .orderBy('id')
    .execute();
  const ofEach: OpenAct[][] = [
    lends.map(({ barcode }) => ({ kind: 'lend', subject: barcode, patronId: lender })),
    returns.map(({ barcode }) => ({ kind: 'return', subject: barcode, patronId: '' })),
    handOvers.map(({ id, patron_id }) => ({ kind: 'handOver', subject: id, patronId: patron_id })),
  ];
  const longest = Math.max(...ofEach.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => ofEach.flatMap((acts) => acts[at] ?? [])).flat();
}

const LENDER = 'reader-of-lends';

async function readerOfLends(db: Db, tenantId: string): Promise<string> {
  const known = await db
    .selectFrom('patron')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', LENDER)
    .executeTakeFirst();
  return known?.id ?? (await buildPatron(db, { id: LENDER, tenant_id: tenantId })).id;
}
