import type { ProviderValue } from '@lectern/contracts/discovery/providers/provider';
import type { Bib } from '@lectern/marc/bib';
import { isbn10Of, normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { SourceValues } from '../../../../ports/sources/sources-port.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';

const MAX_VALUE_LENGTH = 200;

/** The book that is asked about: a record of ours, else an ISBN. */
export interface AskedBook {
  readonly recordId?: string | undefined;
  readonly isbn: string;
}

/** What providers may be told of a book: facts of the book, none of who asks. Undefined where there is no such book. */
export async function knownOfBook(
  { db }: Pick<Deps, 'db'>,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
  { recordId, isbn }: AskedBook,
): Promise<SourceValues | undefined> {
  const record = recordId === undefined ? undefined : await findBib(db, tenant.id, recordId);
  const known = record ? ofBib(record.bib) : ofIsbn(isbn);
  return known && { ...known, language };
}

function ofIsbn(given: string): SourceValues | undefined {
  const isbn = normaliseIsbn(given);
  return isbn === undefined ? undefined : withoutEmpty({ isbn, isbn10: isbn10Of(isbn) });
}

function ofBib(bib: Bib): SourceValues {
  const isbn = bib.isbns.find(({ valid }) => valid)?.value;
  const [creator] = bib.creators;
  return withoutEmpty({
    isbn,
    isbn10: isbn && isbn10Of(isbn),
    issn: bib.issns[0],
    title: bib.title,
    author: creator?.vernacular ?? creator?.name,
    publisher: bib.imprints[0]?.publishers[0],
    year: bib.year === undefined ? undefined : String(bib.year),
  });
}

function withoutEmpty(values: Readonly<Partial<Record<ProviderValue, string | undefined>>>): SourceValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value ? [[name, Array.from(value).slice(0, MAX_VALUE_LENGTH).join('')]] : [],
    ),
  );
}
