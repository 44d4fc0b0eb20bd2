import { formatIssn } from '@lectern/rules/issn';
import type { HostItem } from '../../bib.ts';
import type { FieldIndex } from '../field-index.ts';
import { hostNumbers } from '../host-numbers.ts';
import { readPartNumbers } from '../part-numbers.ts';
import { type LinkedRecord, readLinked } from './embedded-fields.ts';
import { isAnalytic } from './series.ts';

/** The host of an analytic record: the journal or volume that contains it (461-463). */
export function mapHost(index: FieldIndex): HostItem | undefined {
  if (!isAnalytic(index)) return undefined;
  const linked = ['463', '462', '461'].flatMap((tag) => {
    const field = index.first(tag);
    return field === undefined ? [] : [readLinked(field)];
  });
  const [piece, whole] = linked;
  if (piece === undefined) return undefined;
  // A piece can be an issue that has no title but its number; then the set has the title.
  const holder = whole?.title !== undefined && isNumbering(piece) ? whole : piece;
  const { title } = holder;
  if (title === undefined) return undefined;
  const words = [piece.date, holder === piece ? undefined : piece.title, piece.volume, piece.pages];
  const part = words.filter(Boolean).join(', ');
  const issnText = piece.issn ?? holder.issn;
  const issn = issnText === undefined ? undefined : formatIssn(issnText);
  const isbn = piece.isbn ?? holder.isbn;
  const pages = /^\d[\d\s–—-]*$/.test(piece.pages ?? '') ? `p. ${piece.pages}` : piece.pages;
  const numbers = readPartNumbers([piece.date, words[1], piece.volume, pages].filter(Boolean).join(', '));
  return {
    title,
    ...(part !== '' && { part }),
    ...numbers,
    ...(issn === undefined && isbn !== undefined && { isBook: true }),
    ...(holder.author !== undefined && { creator: holder.author }),
    ...(issn !== undefined && { issn }),
    ...hostNumbers(
      linked.flatMap(({ controlNumber }) => controlNumber ?? []),
      isbn,
    ),
  };
}

function isNumbering({ title }: LinkedRecord): boolean {
  if (title === undefined) return true;
  const { volume, issue } = readPartNumbers(title);
  return (
    (volume !== undefined || issue !== undefined) &&
    !/\p{L}{5}/u.test(title.replace(/volume|num[ée]ro|number/iu, ''))
  );
}
