import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { FAVOURITE_FILE_UNREADABLE } from '@lectern/contracts/shelf/favourites/errors';
import {
  MOST_IMPORTED_WORKS,
  type REFERENCE_FORMATS,
} from '@lectern/contracts/shelf/favourites/import-favourites';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { csvText } from '../../../collection/vocabulary/csv-text.ts';
import { type ImportedWork, importedWork } from './imported-work.ts';
import { readReferences } from './read-references.ts';
import { readTable } from './read-table.ts';

/** The spaces before it are of one line: spaces of any kind would take empty lines again from each of them. */
const BIBTEX_ENTRY = /^[ \t]*@\w+\s*\{/m;

/** No work that is read has more lines than a reference with a long abstract. */
const MOST_LINES = 100 * MOST_IMPORTED_WORKS;
/** An ISBN with hyphens and the spaces around it is shorter. A line is looked at closely only where it can be one. */
const LONGEST_ISBN = 40;

export interface ReferenceFile {
  readonly format: (typeof REFERENCE_FORMATS)[number];
  readonly works: readonly ImportedWork[];
}

/** The works of a file in UTF-8 or GB 18030. What it is shows in what it holds, whatever its name is. */
export async function readReferenceFile(
  file: Buffer,
): Promise<ReferenceFile | Refusal<'FAVOURITE_FILE_UNREADABLE'>> {
  const text = csvText(file)
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const read = await readText(text);
  const isReadable = read?.works.some(({ title, isbn }) => title !== '' || isbn !== '');
  if (!read || !isReadable || read.works.length > MOST_IMPORTED_WORKS)
    return refuse(FAVOURITE_FILE_UNREADABLE, { most: MOST_IMPORTED_WORKS });
  return read;
}

async function readText(text: string): Promise<ReferenceFile | undefined> {
  if (countOf(text, '\n') > MOST_LINES) return undefined;
  const isbns = readIsbns(text);
  if (isbns) return { format: 'isbn', works: isbns };
  const format = /^TY {2}- /m.test(text) ? 'ris' : BIBTEX_ENTRY.test(text) ? 'bibtex' : undefined;
  const works = format ? await readReferences(text, format) : readTable(text);
  return works && { format: format ?? 'csv', works };
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

/** The ISBNs of a file that has one on each line; undefined if any line is something else. */
function readIsbns(text: string): readonly ImportedWork[] | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  return filled.length > 0 &&
    filled.every((line) => line.length <= LONGEST_ISBN && normaliseIsbn(line) !== undefined)
    ? filled.map((line) => importedWork({ isbn: line }))
    : undefined;
}
