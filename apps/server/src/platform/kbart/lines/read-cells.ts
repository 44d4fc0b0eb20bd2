export type Delimiter = '\t' | ',' | ';';

/**
 * The cells of a record. Between commas and semicolons quotes are those of CSV (RFC 4180). KBART has no quotes between tabs, but many
 * files have: there a cell is quoted if it begins and ends with a quote and those within are doubled, else its quotes are characters.
 */
export function readCells(text: string, delimiter: Delimiter): readonly string[] {
  if (!text.includes('"')) return text.split(delimiter);
  if (delimiter === '\t') return text.split('\t').map(withoutQuotes);
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const quoteEnd = text[at] === '"' ? closingQuote(text, at + 1) : undefined;
    const next = text.indexOf(delimiter, quoteEnd ?? at);
    const end = next < 0 ? text.length : next;
    cells.push(
      quoteEnd === undefined
        ? text.slice(at, end)
        : text.slice(at + 1, quoteEnd - 1).replaceAll('""', '"') + text.slice(quoteEnd, end),
    );
    at = end + 1;
  }
  return cells;
}

/** Whether quotes of CSV are open behind a piece of a record, which begins in quotes if `isOpen`. */
export function endsInQuotes(text: string, delimiter: Delimiter, isOpen: boolean): boolean {
  let open = isOpen || text.startsWith('"');
  let at = open && !isOpen ? 1 : 0;
  for (;;) {
    const cellEnd = open ? closingQuote(text, at) : at;
    if (cellEnd === undefined) return true;
    const next = text.indexOf(delimiter, cellEnd);
    if (next < 0) return false;
    open = text[next + 1] === '"';
    at = open ? next + 2 : next + 1;
  }
}

/** The place behind the first quote from `at` on that is not doubled; undefined if there is none. */
function closingQuote(text: string, at: number): number | undefined {
  for (let place = text.indexOf('"', at); place >= 0; place = text.indexOf('"', place + 2))
    if (text[place + 1] !== '"') return place + 1;
  return undefined;
}

function withoutQuotes(cell: string): string {
  if (cell.length < 2 || !cell.startsWith('"')) return cell;
  return closingQuote(cell, 1) === cell.length ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
