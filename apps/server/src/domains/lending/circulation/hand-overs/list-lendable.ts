import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Db } from '../../../../platform/db/database.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import { considerRenewal } from '../loans/list-loans.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { mayBeAskedFor } from '../rules/relending-policy.ts';
import { readDemand } from '../store/demand.ts';
import { takesPart } from './take-part.ts';

/** A loan that others may ask its reader for. */
export interface LendableLoan {
  readonly loanId: string;
  readonly bibId: string;
  readonly title: string;
  readonly author: string;
  readonly volume: string;
  readonly barcode: string;
  readonly callNumber: string;
  readonly dueDate: string;
  /** How many readers ask for it now. */
  readonly askers: number;
}

/** What others may ask a patron for: loans that could still be renewed and are not overdue, of a patron who takes part; due first. */
export async function listLendable(
  db: Db,
  context: LocalContext,
  patronId: string,
): Promise<readonly LendableLoan[] | NoPatron> {
  const takes = await takesPart(db, context, patronId);
  if (isRefusal(takes)) return takes;
  if (!takes || !context.policy.requests.kinds.includes('relending')) return [];
  const account = await readAccountState(db, context, patronId);
  if (isRefusal(account)) return account;
  const { openLoans } = account;
  const bibIds = openLoans.map((loan) => loan.bib_id);
  const demand = await readDemand(db, context, patronId, bibIds);
  const askers = await countAskers(db, context.tenantId, patronId);
  return openLoans
    .filter((loan) =>
      mayBeAskedFor(loan, context.today, considerRenewal(context, account, demand, loan).refusal),
    )
    .map((loan) => ({
      loanId: loan.id,
      bibId: loan.bib_id,
      title: loan.title,
      author: loan.author,
      volume: loan.volume,
      barcode: loan.barcode,
      callNumber: loan.call_number,
      dueDate: loan.due_date,
      askers: askers.get(loan.item_id) ?? 0,
    }));
}

/** How many ask now, by item. */
async function countAskers(
  db: Db,
  tenantId: string,
  holderId: string,
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom('request')
    .select((eb) => ['wanted_item_id', eb.fn.countAll<number | string>().as('askers')])
    .where('tenant_id', '=', tenantId)
    .where('holder_id', '=', holderId)
    .where('kind', '=', 'relending')
    .where('ended_at', 'is', null)
    .groupBy('wanted_item_id')
    .execute();
  return new Map(rows.map(({ wanted_item_id, askers }) => [wanted_item_id, Number(askers)]));
}
