import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { PastLoan, PastLoanFilter, PastLoanPage } from '../../../ports/ils/ils-loans.ts';
import type { IlsPort } from '../../../ports/ils/ils-port.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';

const PAGE = 1000;

/** For a library system that does not tell them. */
export const NO_PAST_LOANS: PastLoanPage = { total: 0, loans: [] };

/**
 * A patron's past loans, last returned first, read a page at a time while they are used; or the refusal of the first page.
 * @throws where a later page is refused
 */
export async function everyPastLoan(
  ils: IlsPort,
  patronId: string,
  filter: Omit<PastLoanFilter, 'offset' | 'limit'>,
): Promise<AsyncIterable<PastLoan> | Away> {
  const pageAt = async (offset: number) =>
    (await ils.pastLoans?.(patronId, { ...filter, offset, limit: PAGE })) ?? NO_PAST_LOANS;
  const first = await pageAt(0);
  return isRefusal(first) ? first : pages();

  async function* pages(): AsyncGenerator<PastLoan> {
    // A loan that ends meanwhile moves the later pages on by one.
    const seen = new Set<string>();
    let page = first;
    for (let offset = PAGE; ; offset += PAGE) {
      if (isRefusal(page)) throw new Error('the library system went away within a list of past loans');
      for (const loan of page.loans) {
        if (!seen.has(loan.id)) yield loan;
        seen.add(loan.id);
      }
      if (offset >= page.total) return;
      page = await pageAt(offset);
    }
  }
}
