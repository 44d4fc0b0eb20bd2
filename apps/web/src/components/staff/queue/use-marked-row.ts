import { useState } from 'react';

/** The row of a queue that the keys are for. */
export interface MarkedRow<Row> {
  readonly marked: Row | undefined;
  readonly mark: (row: Row) => void;
  /** Marks the row that is some rows further down. */
  readonly step: (rows: number) => void;
}

/** Which of the shown rows is marked. When one leaves the queue, the one in its place is marked. */
export function useMarkedRow<Row>(rows: readonly Row[]): MarkedRow<Row> {
  const [at, setAt] = useState(0);
  const last = rows.length - 1;
  const place = Math.min(at, last);
  return {
    marked: rows[place],
    mark: (row) => setAt(rows.indexOf(row)),
    step: (further) => setAt(Math.max(0, Math.min(last, place + further))),
  };
}
