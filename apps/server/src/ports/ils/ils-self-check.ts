import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { IlsDesk } from './ils-desk.ts';
import type { Loan, ReturnResult } from './ils-loans.ts';
import type { Away, CheckOutRefusal } from './ils-refusals.ts';

/** A system elsewhere does not lend or take back, in its words or without any. */
type Denied = Refusal<'SELF_CHECK_DENIED' | 'SELF_CHECK_DENIED_BECAUSE'>;

type Asked<Act extends 'checkOut' | 'checkIn'> = Parameters<IlsDesk[Act]>[0];

/** Readers who borrow and return without staff: what a station needs of the desk. */
export interface IlsSelfCheck extends Pick<IlsDesk, 'item' | 'alert'> {
  /** As `checkOut` of the desk. The same scan again answers the loan that it made, or that the reader has it. */
  checkOut(
    request: Pick<Asked<'checkOut'>, 'patronId' | 'barcode' | 'libraryCode' | 'selfCheck'>,
  ): Promise<Loan | CheckOutRefusal | Denied | Away>;
  /** As `checkIn` of the desk, today. `needsStaff` where the system wants somebody to look at the copy. */
  checkIn(
    request: Pick<Asked<'checkIn'>, 'barcode' | 'libraryCode' | 'selfCheck'>,
  ): Promise<
    | (ReturnResult & { readonly needsStaff?: boolean })
    | Refusal<'ITEM_NOT_FOUND' | 'RETURN_DAY_IMPOSSIBLE'>
    | Denied
    | Away
  >;
}
