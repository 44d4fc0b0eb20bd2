import type { Fund } from '@lectern/contracts/counter/desk/funds-view';
import type { Tx } from '../../../../platform/db/database.ts';
import { clearingAccount } from './accounts.ts';
import { book } from './book.ts';
import type { BookContext } from './book-context.ts';
import { fundOf } from './charge-store.ts';

export interface FundMove {
  readonly patronId: string;
  readonly fund: Fund;
  /** Into the fund, or back to the reader. */
  readonly way: 'in' | 'out';
  /** Minor units, more than 0. */
  readonly amount: number;
  readonly method: 'cash' | 'card';
  readonly note: string;
}

/**
 * Books what a reader pays into a fund, or gets back from it. Returns the id of the posting; undefined, and nothing is booked, if the fund
 * holds less than should go back. The caller has locked the patron.
 */
export async function postFundMove(
  tx: Tx,
  context: BookContext,
  { fund, way, ...move }: FundMove,
): Promise<string | undefined> {
  const { patronId, amount, method } = move;
  if (way === 'out' && (await fundOf(tx, context.tenantId, patronId, fund)) < amount) return undefined;
  const sum = way === 'in' ? amount : -amount;
  const lines = { [clearingAccount(method)]: sum, [fund]: -sum };
  return book(tx, context, { kind: `${fund}_${way}`, ...move }, lines);
}
