import type { Tx } from '../../../../platform/db/database.ts';
import type { ChargeKind } from './accounts.ts';
import type { BookContext } from './book-context.ts';

/** A charge that is for nothing that stands already. */
export interface LoneCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly patronId: string;
  readonly loanId: string | null;
  readonly note: string;
}

/**
 * Does what must follow a posting, in the same transaction; a listener that throws undoes the posting. The ledger is given its listeners
 * and knows nothing else of the rooms above it.
 */
export interface PostingListener {
  /** Keeps what the charge is for, under the id of the charge. */
  charged(tx: Tx, context: BookContext, charge: LoneCharge): Promise<void>;
  /** Something covers these charges now, or they were taken back. */
  covered(tx: Tx, context: BookContext, chargeIds: readonly string[]): Promise<void>;
  /** These charges are open again, because what had covered them went back. */
  uncovered(tx: Tx, context: BookContext, chargeIds: readonly string[]): Promise<void>;
}
