import { setImmediate as othersTurn } from 'node:timers/promises';
import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { cutBlocks } from './bytes/cut-blocks.ts';
import { isBinary, otherKindOf } from './bytes/file-kind.ts';
import { wideEncodingOf } from './bytes/guess-encoding.ts';
import { createTextDecoding } from './bytes/text-decoding.ts';
import { MOST_ROWS, ROWS_AT_ONCE } from './limits.ts';
import { createLineSplitter } from './lines/line-splitter.ts';
import { createRowSorter } from './row-sorter.ts';
import type { TitleFault, TitleListReading, TitleListRefusal } from './title-fault.ts';
import type { TitleRow } from './title-row.ts';
import type { IsWebAddress } from './values/read-row.ts';

export interface TitleListReader {
  /** How the text is written, if somebody knows it; else its bytes decide. */
  readonly encoding?: TableEncoding | undefined;
  readonly isWebAddress: IsWebAddress;
  /** So many rows may be read, at most and as a rule 500,000. */
  readonly mostRows?: number;
  /** Takes the next rows, some hundreds at a time and in the order of the file. The reading waits for it. */
  onRows(rows: readonly TitleRow[]): Promise<void>;
  /** Takes a fault. A file of the largest size can have millions. */
  onFault(fault: TitleFault): void;
}

/** So many lines are read before other work has its turn; they take a few milliseconds. */
const LINES_IN_TURN = 100;

/**
 * Reads a list of titles: KBART I and II, and tables like it, between tabs, commas or semicolons. It is never in memory as a whole, and other
 * work of the process has its turn all the time. Rows that are handed on before a refusal must not be used.
 */
export async function readTitleList(
  source: AsyncIterable<Uint8Array>,
  { encoding, isWebAddress, mostRows = MOST_ROWS, onRows, onFault }: TitleListReader,
): Promise<TitleListReading | TitleListRefusal> {
  const decoding = createTextDecoding(encoding);
  const splitter = createLineSplitter();
  const sorter = createRowSorter({ isWebAddress, mostRows, onFault });
  let isAtStart = true;
  for await (const block of withEnd(cutBlocks(source))) {
    const kind = isAtStart && block ? kindOf(block) : undefined;
    if (kind !== undefined) return { refused: 'NOT_TEXT', line: 0, value: kind };
    isAtStart = false;
    const { text, fault } = decoding.decode(block ?? new Uint8Array(0), !block);
    const lines = splitter.push(text, !block && !fault);
    for (let at = 0; at < lines.length; at += LINES_IN_TURN) {
      for (const line of lines.slice(at, at + LINES_IN_TURN)) sorter.push(line);
      if (sorter.refusal) return sorter.refusal;
      while (sorter.waiting >= ROWS_AT_ONCE) await onRows(sorter.shift(ROWS_AT_ONCE));
      await othersTurn();
    }
    if (fault) return { refused: fault, line: splitter.line, value: decoding.encoding };
  }
  const outcome = sorter.finish();
  if ('refused' in outcome) return outcome;
  while (sorter.waiting > 0) await onRows(sorter.shift(ROWS_AT_ONCE));
  return { encoding: decoding.encoding, ...outcome };
}

function kindOf(block: Uint8Array): string | undefined {
  return otherKindOf(block) ?? (!wideEncodingOf(block) && isBinary(block) ? 'binary' : undefined);
}

/** The blocks, and behind the last one undefined. */
async function* withEnd<T>(blocks: AsyncIterable<T>): AsyncGenerator<T | undefined> {
  yield* blocks;
  yield undefined;
}
