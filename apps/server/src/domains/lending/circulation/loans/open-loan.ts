import type { Selectable } from 'kysely';
import { addDays } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { LocalContext } from '../local-context.ts';
import { type Calendar, openDayFrom } from '../rules/calendar.ts';
import { dueAfterHours } from '../rules/open-hours.ts';
import type { LoanRuleTable } from '../tables.ts';

/** What is lent to whom, where, and by which rule. */
export interface NewLoan {
  readonly patronId: string;
  readonly item: { readonly id: string; readonly bib_id: string };
  readonly libraryCode: string;
  readonly rule: Pick<Selectable<LoanRuleTable>, 'loan_days' | 'loan_hours'> | undefined;
  readonly calendar: Calendar;
}

/** Opens a loan that begins now and answers its id. Whether it may be opened was decided before. */
export async function openLoan(
  tx: Tx,
  context: LocalContext,
  { patronId, item, libraryCode, rule, calendar }: NewLoan,
): Promise<string> {
  const { tenantId, now } = context;
  const id = newId();
  await tx
    .insertInto('loan')
    .values({
      id,
      tenant_id: tenantId,
      patron_id: patronId,
      item_id: item.id,
      bib_id: item.bib_id,
      library_code: libraryCode,
      checked_out_at: now,
      ...dueOfNewLoan(context, { libraryCode, rule, calendar }),
      returned_at: null,
      renewals: 0,
      last_renewed_at: null,
    })
    .execute();
  return id;
}

/** When a loan that begins now is due: on an open day, or at an hour. */
export function dueOfNewLoan(
  { today, now, policy }: LocalContext,
  { libraryCode, rule, calendar }: Pick<NewLoan, 'libraryCode' | 'rule' | 'calendar'>,
) {
  const hours = rule?.loan_hours ?? null;
  return hours === null
    ? { due_date: openDayFrom(calendar, libraryCode, addDays(today, rule?.loan_days ?? 0)), due_at: null }
    : dueAfterHours({ calendar, libraryCode, timeZone: policy.timeZone }, now, hours);
}
