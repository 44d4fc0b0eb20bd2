import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { addDays } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { CheckOutRefusal, NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import { checkOutCase } from '../lending/check-out-case.ts';
import { dueOfNewLoan } from '../loans/open-loan.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { isInAmnesty } from '../rules/amnesty.ts';
import { checkOutRefusal } from '../rules/check-out-policy.ts';
import type { AmnestyRecord, RuleRecord } from '../rules/rule-records.ts';
import { listAmnesties } from '../store/amnesty-store.ts';
import { findItemByBarcode } from '../store/item-store.ts';
import { findRule } from './rule-store.ts';

/** What would happen if an item were lent to a reader now. */
export interface RuleExplanation {
  readonly readerName: string;
  readonly patronGroup: string;
  readonly itemType: string;
  readonly title: string;
  readonly rule: RuleRecord | undefined;
  readonly loansOfType: number;
  readonly loans: number;
  readonly maxLoans: number | null;
  /** The most that the reader owes for overdue loans at a time. */
  readonly fineCapOfReader: number | null;
  /** The amnesty of today. */
  readonly amnesty: AmnestyRecord | undefined;
  readonly due: { readonly date: string; readonly at: string | null } | undefined;
  /** The day of the rule, where the library is closed then and the item is due later. */
  readonly movedFrom: string | undefined;
  readonly refusal: CheckOutRefusal | undefined;
}

/** Which rule applies to a reader and an item, and what a check-out would do now. Nothing is changed. */
export async function explainRule(
  db: Db,
  context: LocalContext,
  {
    patronId,
    barcode,
    libraryCode,
  }: { readonly patronId: string; readonly barcode: string; readonly libraryCode: string },
): Promise<RuleExplanation | NoPatron | Refusal<'ITEM_NOT_FOUND'>> {
  const { tenantId, today } = context;
  const account = await readAccountState(db, context, patronId);
  if (isRefusal(account)) return account;
  const item = await findItemByBarcode(db, tenantId, barcode);
  if (!item) return refuse(ITEM_NOT_FOUND);
  const { byRules, rule: row } = await checkOutCase(db, context, { patronId, account, item });
  const refusal = checkOutRefusal(byRules);
  const due = dueOfNewLoan(context, { libraryCode, rule: row, calendar: account.calendar });
  const dayOfRule = addDays(today, row?.loan_days ?? 0);
  return {
    readerName: account.name,
    patronGroup: account.patronGroup,
    itemType: item.item_type,
    title: await titleOf(db, tenantId, item.bib_id),
    rule: await findRule(db, tenantId, { patronGroup: account.patronGroup, itemType: item.item_type }),
    loansOfType: byRules.loanCountOfType,
    loans: byRules.loanCount,
    maxLoans: account.groupMaxLoans,
    fineCapOfReader: account.groupFineCap,
    amnesty: (await listAmnesties(db, tenantId)).find((one) => isInAmnesty(one, today)),
    due: refusal ? undefined : { date: due.due_date, at: due.due_at },
    movedFrom: !refusal && due.due_at === null && due.due_date !== dayOfRule ? dayOfRule : undefined,
    refusal,
  };
}

async function titleOf(db: Db, tenantId: string, bibId: string): Promise<string> {
  const bib = await db
    .selectFrom('bib')
    .select('title')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', bibId)
    .executeTakeFirst();
  return bib?.title ?? '';
}
