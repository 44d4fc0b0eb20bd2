import type { BorrowedView } from '@lectern/contracts/counter/self-check/station-views';

/** A copy that a reader scanned, named so that lists keep it apart from others. */
export interface ScannedCopy {
  readonly key: string;
  readonly borrowed: BorrowedView;
}

/** The scans with one more, the last first. A copy that is scanned again takes the place of its scan before. */
export function withScan(scans: readonly ScannedCopy[], borrowed: BorrowedView): readonly ScannedCopy[] {
  const wasLent = scans.some((one) => isLent(one) && one.borrowed.barcode === borrowed.barcode);
  // Only a second scan: it was lent before, and stays so on the receipt.
  if (wasLent && borrowed.loanId === null) return scans;
  const others = scans.filter((one) => one.borrowed.barcode !== borrowed.barcode);
  return [{ key: borrowed.barcode, borrowed }, ...others];
}

export function isLent({ borrowed }: ScannedCopy): boolean {
  return borrowed.loanId !== null;
}
