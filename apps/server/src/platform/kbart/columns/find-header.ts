import type { Line } from '../lines/line-splitter.ts';
import { type Delimiter, readCells } from '../lines/read-cells.ts';
import { type Header, readHeader } from './read-header.ts';

const DELIMITERS: readonly Delimiter[] = ['\t', ';', ','];

/**
 * The columns that a line names, and the delimiter between them, which is the one that gives most known columns; undefined if the line names
 * none, as the name of the package and other lines that stand above.
 */
export function findHeader({
  text,
}: Line): { readonly header: Header; readonly delimiter: Delimiter } | undefined {
  let best: { readonly header: Header; readonly delimiter: Delimiter } | undefined;
  for (const delimiter of DELIMITERS) {
    const header = text.includes(delimiter) ? readHeader(readCells(text, delimiter)) : undefined;
    if (header && header.columns.size > (best?.header.columns.size ?? 0)) best = { header, delimiter };
  }
  return best;
}
