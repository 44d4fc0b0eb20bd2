import type { unionLoansSchema } from '@lectern/contracts/counter/alliance/transaction-views';
import type { AllianceStep } from '@lectern/rules/alliance/steps';
import type * as z from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { presentUnionLoan, transactionWords } from './present-transaction.ts';
import { listTransactions } from './transaction-store.ts';

/** A page of the reader's transactions in some steps, newest first. */
export async function listOfReader(
  deps: Deps,
  context: CallContext<'patron'>,
  steps: readonly AllianceStep[],
  { page, rows }: { readonly page: number; readonly rows: number },
): Promise<z.input<typeof unionLoansSchema>> {
  const filter = { patronId: context.patron.id, side: 'borrowing', steps } as const;
  const part = { offset: (page - 1) * rows, limit: rows };
  const [found, words] = await Promise.all([
    listTransactions(deps.db, context.tenant.id, filter, part),
    transactionWords(deps, context),
  ]);
  return { total: found.total, loans: found.rows.map((row) => presentUnionLoan(row, words)) };
}
