import { DEMO_TENANTS, type DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import type { Bib } from '@lectern/marc/bib';
import { ALLIANCE_SIDES, type AllianceSide, type AllianceStep } from '@lectern/rules/alliance/steps';
import { later } from '../../../../platform/clock.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { authorLine, mainIsbn } from '../../../collection/catalogue/records/bib-words.ts';
import { DEMO_TRANSACTIONS, type DemoTransaction } from './demo-transactions.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Writes what both demo libraries know of the loans between them. */
export async function seedTransactions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const transaction of DEMO_TRANSACTIONS) {
    const lender = otherOf(transaction.borrower);
    const work = await findWork(db, TENANTS[lender].groupCode, transaction.title);
    const patronId = await findPatron(db, TENANTS[transaction.borrower].groupCode, transaction.account);
    if (!work || !patronId) throw new Error(`the demo libraries do not have ${transaction.title}`);
    for (const side of ALLIANCE_SIDES)
      await writeSide(db, clock.now(), {
        transaction,
        side,
        work,
        patronId: side === 'borrowing' ? patronId : '',
      });
  }
}

function otherOf(demo: DemoTenant): DemoTenant {
  return DEMO_TENANTS.find((one) => one !== demo) ?? demo;
}

async function writeSide(
  db: Db,
  now: Date,
  {
    transaction,
    side,
    work,
    patronId,
  }: {
    readonly transaction: DemoTransaction;
    readonly side: AllianceSide;
    readonly work: {
      readonly record_id: string;
      readonly title: string;
      readonly author: string;
      readonly isbn: string;
    };
    readonly patronId: string;
  },
): Promise<void> {
  const { id, number, borrower, pickupLibrary, reason = '', moves } = transaction;
  const own = side === 'borrowing' ? borrower : otherOf(borrower);
  const tenantId = TENANTS[own].groupCode;
  const ago = (days: number) => later(now, -days * DAY_SECONDS);
  const [first] = moves;
  const last = moves.at(-1);
  if (!first || !last) return;
  // A load that was broken off has cleared the rows of one library only.
  await db
    .insertInto('alliance_transaction')
    .values({
      tenant_id: tenantId,
      id,
      number,
      side,
      kind: 'request',
      peer_code: TENANTS[otherOf(own)].mappingPath,
      step: last.step,
      step_since: ago(last.daysAgo),
      begun_at: ago(first.daysAgo),
      patron_id: patronId,
      ...work,
      barcode: '',
      due_date: null,
      loan_id: null,
      pickup_library: side === 'borrowing' ? pickupLibrary : '',
      reason,
      untold: 0,
      tries: 0,
      tell_at: null,
    })
    .onConflict((same) => same.doNothing())
    .execute();
  await db
    .deleteFrom('alliance_move')
    .where('tenant_id', '=', tenantId)
    .where('transaction_id', '=', id)
    .execute();
  await db
    .insertInto('alliance_move')
    .values(
      moves.map(({ step, daysAgo }) => ({
        id: newId(),
        tenant_id: tenantId,
        transaction_id: id,
        step,
        mover: moverOf(side, step),
        moved_at: ago(daysAgo),
      })),
    )
    .execute();
}

/** Steps that the library of the copy makes. */
const OF_LENDER: readonly AllianceStep[] = ['accepted', 'refused', 'sent', 'returned'];

function moverOf(side: AllianceSide, step: AllianceStep) {
  const byLender = OF_LENDER.includes(step);
  if (byLender !== (side === 'lending')) return 'other_library';
  return step === 'asked' ? 'reader' : 'staff';
}

async function findWork(db: Db, tenantId: string, title: string) {
  const row = await db
    .selectFrom('bib')
    .select(['id', 'bib'])
    .where('tenant_id', '=', tenantId)
    .where('title', '=', title)
    .orderBy('control_number')
    .executeTakeFirst();
  const bib = row && fromJson<Bib>(row.bib);
  return bib && { record_id: row.id, title: bib.title, author: authorLine(bib), isbn: mainIsbn(bib) };
}

async function findPatron(db: Db, tenantId: string, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('primary_id', '=', account)
    .executeTakeFirst();
  return row?.id;
}
