import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { addDays } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { IlsRules } from '../../../../ports/ils/ils-rules.ts';
import { checkOutCase } from '../lending/check-out-case.ts';
import { dueOfNewLoan } from '../loans/open-loan.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { isInAmnesty } from '../rules/amnesty.ts';
import { checkOutRefusal } from '../rules/check-out-policy.ts';
import { listAmnesties } from '../store/amnesty-store.ts';
import { findItemByBarcode } from '../store/item-store.ts';
import { findRule } from './rule-store.ts';

/** Which rule applies to a reader and an item, and what a check-out would do now. Nothing is changed. */
export async function explainRule(
  db: Db,
  context: LocalContext,
  { patronId, barcode, libraryCode }: Parameters<IlsRules['explain']>[0],
): ReturnType<IlsRules['explain']> {
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
