import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_MARKS_UNREADABLE } from '@lectern/contracts/resources/titles/errors';
import { MOST_MARKED_ISSNS } from '@lectern/contracts/resources/titles/import-title-marks';
import { formatIssn, normaliseIssn } from '@lectern/rules/issn';
import { cutBlocks } from '../../../../platform/kbart/bytes/cut-blocks.ts';
import { otherKindOf } from '../../../../platform/kbart/bytes/file-kind.ts';
import { createTextDecoding } from '../../../../platform/kbart/bytes/text-decoding.ts';
import { createLineSplitter } from '../../../../platform/kbart/lines/line-splitter.ts';
import { type Delimiter, readCells } from '../../../../platform/kbart/lines/read-cells.ts';
import { createRecordJoiner } from '../../../../platform/kbart/lines/record-joiner.ts';
import { shown } from '../../../../platform/kbart/values/row-values.ts';

/** How many wrong numbers are told. */
const MOST_TOLD = 50;

export interface MarkedJournals {
  readonly issns: ReadonlySet<string>;
  readonly readCount: number;
  readonly wrongCount: number;
  readonly wrong: { readonly line: number; readonly value: string }[];
  readonly columns: string[];
}

/**
 * The ISSNs of a list of journals, as a stream: all columns whose name has "ISSN" in it, such as "Journal ISSN (print version)" and "Journal
 * EISSN (online version)" of the Directory of Open Access Journals, or KBART's identifiers; a list without names has a number in each line.
 */
export async function readMarks(
  source: AsyncIterable<Uint8Array>,
): Promise<MarkedJournals | Refusal<'TITLE_MARKS_UNREADABLE'>> {
  const decoding = createTextDecoding(undefined);
  const splitter = createLineSplitter();
  const reader = new MarkReader();
  let isAtStart = true;
  for await (const block of withEnd(cutBlocks(source))) {
    const kind = isAtStart && block ? otherKindOf(block) : undefined;
    if (kind !== undefined) return refuse(TITLE_MARKS_UNREADABLE, { reason: kind });
    isAtStart = false;
    const { text, fault } = decoding.decode(block ?? new Uint8Array(0), !block);
    if (fault) return refuse(TITLE_MARKS_UNREADABLE, { reason: decoding.encoding });
    for (const line of splitter.push(text, !block)) reader.push(line.number, line.text, line);
    if (reader.refusal !== '') return refuse(TITLE_MARKS_UNREADABLE, { reason: reader.refusal });
    await othersTurn();
  }
  reader.finish();
  if (reader.issns.size === 0) return refuse(TITLE_MARKS_UNREADABLE, { reason: reader.refusal || 'no ISSN' });
  return reader;
}

type Line = Parameters<ReturnType<typeof createRecordJoiner>['push']>[0];

class MarkReader implements MarkedJournals {
  readonly issns = new Set<string>();
  readonly wrong: { line: number; value: string }[] = [];
  columns: string[] = [];
  readCount = 0;
  wrongCount = 0;
  refusal = '';
  #places: readonly number[] | undefined;
  #delimiter: Delimiter = ',';
  #joiner = createRecordJoiner(',');

  push(number: number, text: string, line: Line): void {
    if (this.refusal !== '') return;
    if (this.#places) {
      for (const record of this.#joiner.push(line)) this.#take(record.number, record.text);
      return;
    }
    if (text.trim() === '') return;
    this.#readHead(text);
    if (this.columns.length === 0) this.#take(number, text);
  }

  finish(): void {
    for (const record of this.#joiner.finish()) this.#take(record.number, record.text);
  }

  #readHead(text: string): void {
    this.#delimiter = text.includes('\t') ? '\t' : text.includes(';') && !text.includes(',') ? ';' : ',';
    this.#joiner = createRecordJoiner(this.#delimiter);
    const cells = readCells(text, this.#delimiter).map((cell) => cell.trim());
    const places = cells.flatMap((cell, at) => (isIssnColumn(cell) ? [at] : []));
    if (places.length > 0) this.columns = places.map((at) => cells[at] ?? '');
    else if (formatIssn(cells[0] ?? '') === undefined) this.refusal = 'no column with ISSNs';
    this.#places = places.length > 0 ? places : [0];
  }

  #take(line: number, text: string): void {
    if (text.trim() === '') return;
    this.readCount += 1;
    const cells = readCells(text, this.#delimiter);
    for (const at of this.#places ?? []) {
      const value = (cells[at] ?? '').trim();
      if (value === '') continue;
      const issn = normaliseIssn(value);
      if (issn !== undefined) this.issns.add(issn);
      else {
        this.wrongCount += 1;
        if (this.wrong.length < MOST_TOLD) this.wrong.push({ line, value: shown(value) });
      }
    }
    if (this.issns.size > MOST_MARKED_ISSNS) this.refusal = `> ${MOST_MARKED_ISSNS}`;
  }
}

function isIssnColumn(name: string): boolean {
  const folded = name.toLowerCase();
  return folded.includes('issn') || folded === 'print_identifier' || folded === 'online_identifier';
}

/** The blocks, and behind the last one undefined. */
async function* withEnd<T>(blocks: AsyncIterable<T>): AsyncGenerator<T | undefined> {
  yield* blocks;
  yield undefined;
}
