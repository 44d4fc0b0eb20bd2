import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import type { LostWay } from '@lectern/rules/behaviours';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { addBehaviour } from '../behaviours/behaviour-store.ts';
import { settleBehaviour } from '../behaviours/settle-behaviours.ts';
import { postCharge } from '../ledger/post-charge.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { endOpenLoan } from '../loans/end-open-loan.ts';
import { endRelendings } from '../requests/end-relendings.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { giveUpWithoutCopies } from '../requests/lose-copy.ts';
import { lostCosts } from '../rules/lost-costs.ts';
import { setItemStatus } from '../store/item-store.ts';
import { auditAct } from '../store/note-act.ts';
import { lockPatron } from '../store/patron-store.ts';
import { lockOpenLoan } from './loan-changes.ts';

/** Ends a loan whose item is lost, posts its overdue fine and its price, and tells those who waited for the last copy. */
export function declareLost(
  db: Db,
  context: PostingContext,
  request: Parameters<IlsDesk['declareLost']>[0],
): ReturnType<IlsDesk['declareLost']> {
  return inTransaction(db, (tx) => lose(tx, context, request));
}

async function lose(
  tx: Tx,
  context: PostingContext,
  { loanId, staffId, charge }: Parameters<IlsDesk['declareLost']>[0],
): ReturnType<IlsDesk['declareLost']> {
  const loan = await lockOpenLoan(tx, context, loanId);
  if (isRefusal(loan)) return loan;
  const { charged, finePosted } = await loseLoan(tx, context, loan, { way: 'pay', price: charge });
  await auditAct(tx, context, staffId, {
    action: 'desk.declareLost',
    subject: loanId,
    details: { barcode: loan.barcode, charge: charged, finePosted },
  });
  return { charged, finePosted };
}

/**
 * The loss of a copy on loan, which costs the price of its rule if none is given. The caller has locked item and reader. Sums are minor
 * units.
 */
export async function loseLoan(
  tx: Tx,
  context: PostingContext,
  loan: Exclude<Awaited<ReturnType<typeof lockOpenLoan>>, Refusal>,
  { way, price: given }: { readonly way: LostWay; readonly price?: number | undefined },
): Promise<{ readonly behaviourId: string; readonly charged: number; readonly finePosted: number }> {
  const { tenantId, now, policy } = context;
  const { patron_id: patronId, id: loanId } = loan;
  const { price: priceOfRule, handling } = lostCosts(policy.desk, loan);
  const price = given ?? priceOfRule;
  const { finePosted } = await endOpenLoan(tx, context, loan);
  const facts = { patronId, loanId, note: '' };
  const state = way === 'replace' ? 'processing' : 'unprocessed';
  const behaviourId = await addBehaviour(tx, context, { ...facts, kind: 'lost', state, way, price });
  const priceNow = way === 'pay' ? price : 0;
  await postCharge(tx, context, { ...facts, kind: 'lost', amount: priceNow, behaviourId });
  await postCharge(tx, context, { ...facts, kind: 'service', amount: handling, behaviourId });
  await settleBehaviour(tx, context, behaviourId);
  await lockQueue(tx, tenantId, loan.bib_id);
  await endRelendings(tx, context, loan.item_id);
  await setItemStatus(tx, tenantId, loan.item_id, { status: 'missing', recalled: 0 }, now);
  await giveUpWithoutCopies(tx, context, loan.bib_id);
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [loan.bib_id], now });
  return { behaviourId, charged: priceNow + handling, finePosted };
}

/** Charges the reader of a loan, open or ended, for damage. */
export function chargeDamage(
  db: Db,
  context: PostingContext,
  { loanId, amount, note, staffId }: Parameters<IlsDesk['chargeDamage']>[0],
): ReturnType<IlsDesk['chargeDamage']> {
  return inTransaction(db, async (tx) => {
    const loan = await tx
      .selectFrom('loan')
      .select(['id', 'patron_id'])
      .where('tenant_id', '=', context.tenantId)
      .where('id', '=', loanId)
      .executeTakeFirst();
    if (!loan) return refuse(LOAN_NOT_FOUND);
    await lockPatron(tx, context.tenantId, loan.patron_id);
    await postCharge(tx, context, { kind: 'damaged', patronId: loan.patron_id, loanId, amount, note });
    await auditAct(tx, context, staffId, {
      action: 'desk.chargeDamage',
      subject: loanId,
      details: { amount, note },
    });
    return { charged: amount };
  });
}
