import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { useQueryClient } from '@tanstack/react-query';
import type { DeskReader } from './desk-reader.ts';
import type { ScanLine } from './scan-line.ts';

/** The loan that a reader has of a scanned copy, as the page of the reader knows it. */
export function useLoanOf(): (line: ScanLine) => string | undefined {
  const queries = useQueryClient();
  return ({ barcode, patronId }) => {
    const readers = queries.getQueriesData<DeskReader>({ queryKey: [getDeskReader.path] });
    const reader = readers.map(([, one]) => one).find((one) => one?.patronId === patronId);
    return reader?.loans.find((loan) => loan.barcode === barcode)?.loanId;
  };
}
