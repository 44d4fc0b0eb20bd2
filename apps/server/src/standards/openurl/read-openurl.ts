import { normaliseIsbn } from '@lectern/rules/isbn';
import { normaliseIssn } from '@lectern/rules/issn';
import { oneLine } from '../one-line.ts';
import type { Query } from '../site.ts';

/** The work that an OpenURL refers to. Absent data and invalid numbers are undefined. */
export interface Referent {
  /** Addresses and other identifiers of the work, as given. */
  readonly ids: readonly string[];
  /** 13 digits. */
  readonly isbn: string | undefined;
  /** NNNN-NNNC */
  readonly issn: string | undefined;
  readonly doi: string | undefined;
  readonly title: string | undefined;
  readonly author: string | undefined;
  /** The author's family name, if known. Searching it finds more: forenames are written in many ways. */
  readonly familyName: string | undefined;
}

const MAX_LENGTH = 300;

/** The referent in the keys of OpenURL 1.0 (Z39.88-2004: rft.isbn, rft_id ...) and 0.1 (isbn, id ...). */
export function readOpenUrl(query: Query): Referent {
  const all = (...names: string[]) =>
    names
      .flatMap((name) => [query[name] ?? []].flat())
      .map((value) => oneLine(value, MAX_LENGTH))
      .filter(Boolean);
  const ids = all('rft_id', 'rft_dat', 'id');
  const after = (prefix: RegExp) => ids.filter((id) => prefix.test(id)).map((id) => id.replace(prefix, ''));
  const isbns = [...all('rft.isbn', 'isbn'), ...after(/^urn:isbn:/i)].map(normaliseIsbn);
  const issns = [...all('rft.issn', 'rft.eissn', 'issn', 'eissn'), ...after(/^urn:issn:/i)].map(
    normaliseIssn,
  );
  const [first, last] = [all('rft.aufirst', 'aufirst')[0], all('rft.aulast', 'aulast')[0]];
  const author =
    all('rft.au', 'rft.aucorp', 'rft.creator')[0] ?? ([last, first].filter(Boolean).join(' ') || undefined);
  return {
    ids,
    isbn: isbns.find((isbn) => isbn !== undefined),
    issn: issns.find((issn) => issn !== undefined),
    doi: [...after(/^(?:info:doi\/|doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i), ...all('rft.doi')][0],
    title: all('rft.btitle', 'rft.atitle', 'rft.jtitle', 'rft.title', 'atitle', 'title')[0],
    author,
    familyName: last ?? familyNameIn(author),
  };
}

/** The family name in "Hawking, S. W." or "S. W. Hawking". */
function familyNameIn(author: string | undefined): string | undefined {
  const [name = '', forenames] = author?.split(',') ?? [];
  return (forenames === undefined ? name.split(' ').at(-1) : name.trim()) || undefined;
}
