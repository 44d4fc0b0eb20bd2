import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { LocalContext } from '../local-context.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { openDayFrom, readCalendar } from '../rules/calendar.ts';
import { loansToRecall, recallsToTakeBack } from '../rules/loans-to-recall.ts';
import { isForBibs } from '../store/request-editions.ts';
import { isNotSuspended } from '../store/waiting-requests.ts';
import { loanRecalled, recallTakenBack } from './loan-recalled.ts';
import { takeRecallBack } from './take-recall-back.ts';

/**
 * Calls long loans of a tenant back where more readers wait than copies come back soon, and takes recalls back that the queue does not need
 * any more, title by title.
 */
export async function recallLoans(db: Db, context: LocalContext, signal?: AbortSignal): Promise<void> {
  const { policy } = context;
  if (policy.desk.recall.whenWaiting === 0) return;
  const wanted = await queueLengths(db, context)
    .having((eb) => eb.fn.countAll(), '>=', policy.desk.recall.whenWaiting)
    .execute();
  const calledBack = await titlesCalledBack(db, context);
  for (const bibId of new Set([...wanted, ...calledBack].map(({ bib_id }) => bib_id))) {
    if (signal?.aborted) return;
    await inTransaction(db, (tx) => recallTitle(tx, context, bibId));
  }
}

/** The titles of loans that were called back and are not overdue. */
function titlesCalledBack(db: Db, { tenantId, today }: LocalContext) {
  return db
    .selectFrom('loan')
    .select('bib_id')
    .where('tenant_id', '=', tenantId)
    .where('returned_at', 'is', null)
    .where('due_date', '>=', today)
    .where('due_before_recall', 'is not', null)
    .execute();
}

/** How many readers wait in the queue of each title. Who waits for several editions waits in the queue of each. */
function queueLengths(db: Db, { tenantId, today }: LocalContext) {
  return db
    .selectFrom('request')
    .leftJoin('request_edition as edition', 'edition.request_id', 'request.id')
    .select((eb) => [
      eb.fn.coalesce('edition.bib_id', 'request.bib_id').as('bib_id'),
      eb.fn.countAll<number | string>().as('readers'),
    ])
    .where('request.tenant_id', '=', tenantId)
    .where('request.step', '=', QUEUE_STEP)
    .where('request.ended_at', 'is', null)
    .where(isNotSuspended(today))
    .groupBy((eb) => eb.fn.coalesce('edition.bib_id', 'request.bib_id'));
}

async function recallTitle(tx: Tx, context: LocalContext, bibId: string): Promise<void> {
  const { tenantId, today, now, policy } = context;
  await lockQueue(tx, tenantId, bibId);
  const queue = await queueLengths(tx, context)
    .where(isForBibs(tenantId, [bibId]))
    .where((eb) => eb(eb.fn.coalesce('edition.bib_id', 'request.bib_id'), '=', bibId))
    .executeTakeFirst();
  const loans = await tx
    .selectFrom('loan')
    .innerJoin('item', 'item.id', 'loan.item_id')
    .select(['loan.id', 'loan.item_id', 'loan.library_code', 'loan.checked_out_at', 'loan.due_date'])
    .select(['loan.due_before_recall', 'loan.recalls', 'item.recalled'])
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.bib_id', '=', bibId)
    .where('loan.returned_at', 'is', null)
    // What is lent for hours comes back today.
    .where('loan.due_at', 'is', null)
    .execute();
  const wanted = loans.map((loan) => ({
    ...loan,
    lentOn: dateIn(policy.timeZone, new Date(loan.checked_out_at)),
    dueDate: loan.due_date,
    dueBefore: loan.due_before_recall,
    recalled: loan.recalled === 1,
  }));
  const waiting = Number(queue?.readers ?? 0);
  await takeRecallsBack(tx, context, bibId, recallsToTakeBack(wanted, waiting, policy.desk.recall, today));
  const chosen = new Set(loansToRecall(wanted, waiting, policy.desk.recall, today).map(({ id }) => id));
  if (chosen.size === 0) return;
  const calendar = await readCalendar(tx, tenantId, today);
  for (const loan of loans.filter(({ id }) => chosen.has(id))) {
    const due = openDayFrom(calendar, loan.library_code, addDays(today, policy.desk.recall.returnDays));
    if (due < loan.due_date) await recall(tx, context, loan, due);
  }
  const recalled = { tenantId, subjectIds: [...chosen], now };
  await context.events.send(tx, loanRecalled, recalled);
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [bibId], now });
}

/** Tells the holders of loans whose recalls are not needed any more. */
async function takeRecallsBack(
  tx: Tx,
  context: LocalContext,
  bibId: string,
  loans: readonly Parameters<typeof takeRecallBack>[2][],
): Promise<void> {
  const { tenantId, now } = context;
  const subjectIds: string[] = [];
  for (const loan of loans) if (await takeRecallBack(tx, context, loan)) subjectIds.push(loan.id);
  if (subjectIds.length === 0) return;
  await context.events.send(tx, recallTakenBack, { tenantId, subjectIds, now });
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [bibId], now });
}

/** The loan is due earlier, unless it ended or was renewed meanwhile. */
async function recall(
  tx: Tx,
  { tenantId }: LocalContext,
  loan: {
    readonly id: string;
    readonly item_id: string;
    readonly due_date: string;
    readonly recalls: number;
  },
  due: string,
): Promise<void> {
  const changed = await tx
    .updateTable('loan')
    .set({ due_date: due, due_before_recall: loan.due_date, recalls: loan.recalls + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', loan.id)
    .where('due_date', '=', loan.due_date)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return;
  await tx
    .updateTable('item')
    .set({ recalled: 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', loan.item_id)
    .execute();
}
