import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addDays } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { openDayFrom } from '../rules/calendar.ts';
import { changeLoan } from '../store/loan-store.ts';
import { listRules } from '../store/patron-store.ts';
import type { RequestTable } from '../store/request-tables.ts';

/** The due date of a copy that was sent counts from the day on which its reader received it, whoever said so. */
export async function countFromReceipt(
  tx: Tx,
  context: LocalContext,
  { kind, step, patron_id, item_id }: Pick<RequestTable, 'kind' | 'step' | 'patron_id' | 'item_id'>,
): Promise<void> {
  if (kind !== 'home_delivery' || step !== 'logistics_received') return;
  const account = await readAccountState(tx, context, patron_id);
  if (isRefusal(account)) return;
  const loan = account.openLoans.find((open) => open.item_id === item_id);
  const rules = await listRules(tx, context.tenantId, account.patronGroup);
  const rule = rules.find(({ item_type }) => item_type === loan?.item_type);
  if (!loan || !rule) return;
  const due = openDayFrom(account.calendar, loan.lending_library, addDays(context.today, rule.loan_days));
  if (due > loan.due_date) await changeLoan(tx, context.tenantId, loan, { due_date: due });
}
