import { setImmediate as othersTurn } from 'node:timers/promises';
import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { cutBlocks } from '../kbart/bytes/cut-blocks.ts';
import { isBinary, otherKindOf } from '../kbart/bytes/file-kind.ts';
import { wideEncodingOf } from '../kbart/bytes/guess-encoding.ts';
import { createTextDecoding } from '../kbart/bytes/text-decoding.ts';
import { createLineSplitter } from '../kbart/lines/line-splitter.ts';
import { type Delimiter, readCells } from '../kbart/lines/read-cells.ts';
import { createRecordJoiner } from '../kbart/lines/record-joiner.ts';
import { type CounterReader, type CounterReading, type CounterRefusal, refused } from './counter-use.ts';
import { readCounterJson, type TextPart } from './read-counter-json.ts';
import { readCounterTable } from './read-counter-table.ts';
import type { TableLine } from './read-table-line.ts';

/** Lines that are read before other work has its turn. */
const LINES_IN_TURN = 100;

/**
 * Reads a report of COUNTER 5 or 5.1, as JSON or as a table between tabs, commas or semicolons. It is never in memory as a whole. A
 * spreadsheet is read before, see `readCounterTable`.
 */
export async function readCounterFile(
  source: AsyncIterable<Uint8Array>,
  reader: CounterReader & { readonly encoding?: TableEncoding | undefined },
): Promise<CounterReading | CounterRefusal> {
  const blocks = cutBlocks(source)[Symbol.asyncIterator]();
  const first = await blocks.next();
  if (first.done) return refused('EMPTY');
  const kind = kindOf(first.value);
  if (kind === 'xml') return refused(isFourth(first.value) ? 'COUNTER_4' : 'NOT_COUNTER', { value: kind });
  if (kind === 'html') return refused('HTML');
  const isJson = kind === 'json' || isQuotedJson(first.value);
  if (kind !== undefined && !isJson) return refused('NOT_COUNTER', { value: kind });
  const parts = textOf(first.value, blocks, reader.encoding);
  return isJson ? readCounterJson(parts, reader) : readTable(parts, reader);
}

function kindOf(block: Uint8Array): string | undefined {
  return otherKindOf(block) ?? (!wideEncodingOf(block) && isBinary(block) ? 'binary' : undefined);
}

/** Reports of release 4, and answers of SUSHI before release 5, are XML of NISO's schemas. */
function isFourth(block: Uint8Array): boolean {
  return Buffer.from(block).toString('latin1').includes('http://www.niso.org/schemas/');
}

/** The words `null` and the like, and JSON in a text of JSON. */
function isQuotedJson(block: Uint8Array): boolean {
  const start = Buffer.from(block.subarray(0, 64)).toString('latin1').trimStart();
  return /^"\{|^null\s*$/.test(start);
}

async function* textOf(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  encoding: TableEncoding | undefined,
): AsyncGenerator<TextPart> {
  const decoding = createTextDecoding(encoding);
  for (let block: Uint8Array | undefined = first; ; ) {
    const part: TextPart = decoding.decode(block ?? new Uint8Array(0), block === undefined);
    yield part;
    if (part.fault !== undefined || block === undefined) return;
    const next: IteratorResult<Uint8Array> = await rest.next();
    block = next.done ? undefined : next.value;
  }
}

async function readTable(
  parts: AsyncIterable<TextPart>,
  reader: CounterReader,
): Promise<CounterReading | CounterRefusal> {
  let broken: CounterRefusal | undefined;
  const lines = async function* (): AsyncGenerator<readonly TableLine[]> {
    const splitter = createLineSplitter();
    let joiner: ReturnType<typeof createRecordJoiner> | undefined;
    let delimiter: Delimiter = ',';
    const cellsOf = (records: ReturnType<ReturnType<typeof createRecordJoiner>['push']>): TableLine[] =>
      records.flatMap(({ number, text, isTooLong }) => {
        if (isTooLong) reader.onFault({ place: number, code: 'TOO_LONG', value: '' });
        return isTooLong ? [] : [{ line: number, cells: readCells(text, delimiter) }];
      });
    const split = function* (text: string, isLast: boolean): Generator<readonly TableLine[]> {
      const found = splitter.push(text, isLast);
      for (let at = 0; at < found.length; at += LINES_IN_TURN)
        yield found.slice(at, at + LINES_IN_TURN).flatMap((line) => {
          if (!joiner && line.text.trim() === '') return [];
          if (!joiner) delimiter = delimiterOf(line.text);
          joiner ??= createRecordJoiner(delimiter);
          return cellsOf(joiner.push(line));
        });
    };
    for await (const { text, fault } of parts) {
      for (const some of split(text, false)) {
        yield some;
        await othersTurn();
      }
      if (fault !== undefined) {
        broken = refused(fault, { place: splitter.line });
        return;
      }
    }
    yield* split('', true);
    if (joiner) yield cellsOf(joiner.finish());
  };
  const outcome = await readCounterTable(lines(), reader);
  return broken ?? outcome;
}

/** The sign between the cells of the first line, which has a name and a value. */
function delimiterOf(line: string): Delimiter {
  if (line.includes('\t')) return '\t';
  const [comma, semicolon] = [line.indexOf(','), line.indexOf(';')];
  return semicolon >= 0 && (comma < 0 || semicolon < comma) ? ';' : ',';
}
