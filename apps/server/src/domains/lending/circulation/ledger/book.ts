import { FUNDS } from '@lectern/contracts/counter/desk/funds-view';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { type Account, type PostingKind, READER_ACCOUNTS } from './accounts.ts';
import type { BookContext } from './book-context.ts';

export interface Posting {
  readonly kind: PostingKind;
  readonly patronId: string;
  readonly loanId?: string | null;
  /** Minor units, more than 0. */
  readonly amount: number;
  readonly method?: string;
  readonly reverses?: string;
  /** In a charge: what it is for. */
  readonly behaviourId?: string;
  readonly note?: string;
  /** What it is known by outside; one posting has it. */
  readonly reference?: string;
  /** In a refund: the payment. */
  readonly refunds?: string;
}

/** Minor units by account. Zeros are left out. */
export type Lines = Readonly<Partial<Record<Account, number>>>;

/** A part of a source that covers a charge. A source that is not named is the posting itself. */
export interface Allocation {
  readonly chargeId: string;
  readonly sourceId?: string;
  /** Minor units; negative to take it back. */
  readonly amount: number;
}

/**
 * The one place where the ledger is written. Returns the id of the posting. The caller has locked the patron.
 *
 * @throws Error if the lines do not sum to zero, or an amount is not a whole number.
 */
export async function book(
  tx: Tx,
  { tenantId, policy, now }: BookContext,
  posting: Posting & { readonly id?: string },
  lines: Lines,
  allocations: readonly Allocation[] = [],
): Promise<string> {
  const { kind, patronId, loanId = null, amount, method = '', reverses = null, note = '' } = posting;
  const { id = newId(), behaviourId = null, reference = null, refunds = null } = posting;
  const entries = Object.entries(lines).filter(([, sum]) => sum !== 0) as [Account, number][];
  const amounts = [amount, ...entries.map(([, sum]) => sum), ...allocations.map((one) => one.amount)];
  if (amount <= 0 || !amounts.every(Number.isSafeInteger)) {
    throw new Error(`a posting has an impossible amount: ${amounts.join(', ')}`);
  }
  if (entries.reduce((sum, [, one]) => sum + one, 0) !== 0) throw new Error('a posting does not balance');
  await tx
    .insertInto('ledger_posting')
    .values({
      id,
      tenant_id: tenantId,
      patron_id: patronId,
      loan_id: loanId,
      kind,
      amount,
      currency: policy.currency,
      method,
      reverses,
      behaviour_id: behaviourId,
      reference,
      refunds,
      note,
      posted_at: now,
    })
    .execute();
  await tx
    .insertInto('ledger_line')
    .values(
      entries.map(([account, sum]) => ({
        posting_id: id,
        account,
        tenant_id: tenantId,
        patron_id: isOfReader(account) ? patronId : '',
        amount: sum,
      })),
    )
    .execute();
  if (allocations.length > 0) {
    await tx
      .insertInto('ledger_allocation')
      .values(
        allocations.map(({ chargeId, sourceId = id, amount: part }) => ({
          posting_id: id,
          charge_id: chargeId,
          source_id: sourceId,
          tenant_id: tenantId,
          patron_id: patronId,
          amount: part,
        })),
      )
      .execute();
  }
  return id;
}

function isOfReader(account: Account): boolean {
  return [...READER_ACCOUNTS, ...FUNDS].some((one) => one === account);
}
