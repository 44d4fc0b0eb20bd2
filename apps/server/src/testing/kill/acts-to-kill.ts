import type { Db } from '../../platform/db/database.ts';
import { buildLoan, buildPatron, buildRequest } from '../builders.ts';
import { buildItem } from '../catalogue-builders.ts';

export type ActKind = 'lend' | 'return' | 'handOver';

/** Something that is still to be done: a copy, or a request that is handed over, and the reader. */
export interface OpenAct {
  readonly kind: ActKind;
  readonly subject: string;
  readonly patronId: string;
}

/** Copies to lend and to take back, and requests to hand over; for each copy that comes back a reader waits. */
export async function buildActs(db: Db, ofEach: number): Promise<void> {
  const now = new Date().toISOString();
  for (let at = 0; at < ofEach; at++) {
    await buildItem(db, { barcode: `LEND-${at}` });
    const back = await buildItem(db, { barcode: `RETURN-${at}` });
    await buildLoan(db, { item_id: back.id, bib_id: back.bib_id });
    await buildRequest(db, { bib_id: back.bib_id });
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
