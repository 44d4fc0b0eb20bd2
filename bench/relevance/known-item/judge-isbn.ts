import { formatIsbn, isbn10Of, normaliseIsbn } from '@lectern/rules/isbn';
import type { Random } from '../../search/random.ts';
import type { Asked } from '../asking/reader.ts';
import type { Catalogue } from '../cases/catalogue.ts';
import type { ShownRecord } from '../records/shown-record.ts';
import { passedIf, type Verdict } from '../verdict.ts';

const DEPTH = 100;

/** Records by the ISBNs that they have, in one form. */
export function byIsbn(records: Iterable<ShownRecord>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, isbns } of records) {
    for (const isbn of isbns) found.set(isbn, [...(found.get(isbn) ?? []), id]);
  }
  return found;
}

/** An ISBN as people type it: with or without hyphens or blanks, of 10 or 13 digits, with the word before it. */
export function typedIsbn(isbn: string, random: Random): string {
  const hyphened = formatIsbn(isbn);
  const forms = [isbn, hyphened, hyphened.replaceAll('-', ' '), `ISBN ${hyphened}`];
  const ten = isbn10Of(isbn);
  if (ten !== undefined) forms.push(ten, hyphened.slice('978-'.length, -1) + ten.slice(-1));
  return random.pick(forms);
}

export function validIsbnOf({ isbns }: ShownRecord): string | undefined {
  return isbns.find((isbn) => normaliseIsbn(isbn) === isbn);
}

/** All records with the ISBN, and only they, must come before anything else. */
export async function judgeIsbn(
  { reader }: Catalogue,
  asked: Asked,
  wanted: readonly string[],
): Promise<Verdict> {
  const { ids } = await reader.find(asked, Math.max(DEPTH, wanted.length));
  const first = new Set(ids.slice(0, wanted.length));
  return passedIf(
    wanted.every((id) => first.has(id)),
    `"${asked.keyWord}" finds ${ids.length}, first ${[...first].slice(0, 5).join(' ')}, not ${wanted.filter((id) => !first.has(id)).join(' ')}`,
  );
}
