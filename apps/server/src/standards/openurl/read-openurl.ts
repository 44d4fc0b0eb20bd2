import { normaliseLccn, oclcNumber } from '@lectern/marc/mapping/identifier-list';
import { bareIsbn, normaliseIsbn } from '@lectern/rules/isbn';
import { normaliseIssn } from '@lectern/rules/issn';
import { oneLine } from '../one-line.ts';
import type { Query } from '../site.ts';

/** The work that an OpenURL refers to. Absent data are undefined or empty. */
export interface Referent {
  /** Addresses and other identifiers of the work, as given. */
  readonly ids: readonly string[];
  /** 13 digits. */
  readonly isbn: string | undefined;
  /** What a number with the form of an ISBN and a wrong check digit may be: itself, and the one with the right digit. */
  readonly nearIsbns: readonly string[];
  /** NNNN-NNNC */
  readonly issn: string | undefined;
  readonly doi: string | undefined;
  /** Digits of an OCLC number, and an LCCN in its normal form. */
  readonly controlNumbers: readonly string[];
  /** Of the book, or of the article or chapter. */
  readonly title: string | undefined;
  /** Of the journal or book that holds an article or chapter; the short one of a journal may have abbreviated words. */
  readonly hostTitles: readonly string[];
  readonly author: string | undefined;
  /** The author's family name, if known. Searching it finds more: forenames are written in many ways. */
  readonly familyName: string | undefined;
}

const MAX_LENGTH = 300;

/** The referent in the keys of OpenURL 1.0 (Z39.88-2004: rft.isbn, rft_id ...) and 0.1 (isbn, id, title, stitle ...). */
export function readOpenUrl(query: Query): Referent {
  const all = (...names: string[]) =>
    names
      .flatMap((name) => [query[name] ?? []].flat())
      .map((value) => oneLine(value, MAX_LENGTH))
      .filter(Boolean);
  /** The values of a key of both versions. */
  const either = (...names: string[]) => all(...names.flatMap((name) => [`rft.${name}`, name]));
  const ids = all('rft_id', 'rft_dat', 'rfe_dat', 'id', 'pid');
  const after = (prefix: RegExp) => ids.filter((id) => prefix.test(id)).map((id) => id.replace(prefix, ''));
  const isbns = [...either('isbn'), ...after(/^urn:isbn:/i)].flatMap((text) => isbnShaped(text) ?? []);
  const issns = [...either('issn', 'eissn'), ...after(/^urn:issn:/i)].map(issnIn);
  const [first, last] = [either('aufirst', 'auinit')[0], either('aulast')[0]];
  const author =
    either('au', 'aucorp', 'creator')[0] ?? ([last, first].filter(Boolean).join(' ') || undefined);
  const [part] = either('atitle');
  const [work, ...hosts] = part ? [part, ...either('btitle', 'jtitle', 'title')] : either('btitle', 'title');
  return {
    ids,
    isbn: isbns.map(normaliseIsbn).find((isbn) => isbn !== undefined),
    nearIsbns: isbns.filter((isbn) => normaliseIsbn(isbn) === undefined).flatMap(nearIsbns),
    issn: issns.find((issn) => issn !== undefined),
    doi: [...after(/^(?:info:doi\/|doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i), ...either('doi')][0],
    controlNumbers: [
      ...[...either('oclcnum'), ...after(/^info:oclcnum\/|^oclcnum:|^<accessionnumber>/i)].flatMap(
        (text) => oclcNumber(`(OCoLC)${text.replace(/^\(OCoLC\)/i, '')}`) ?? [],
      ),
      ...[...either('lccn'), ...after(/^info:lccn\/|^lccn:/i)].map(normaliseLccn),
    ],
    title: work,
    hostTitles: [...hosts, ...either(...(part ? [] : ['jtitle']), 'stitle')],
    author,
    familyName: last ?? familyNameIn(author),
  };
}

/** The characters of an ISBN in a text, which may have words around it ("ISBN 0-14-243724-7 (pbk.)"). */
function isbnShaped(text: string): string | undefined {
  const [shaped] =
    text
      .normalize('NFKC')
      .match(/(?<!\d)(?:97[89][ \u2010-\u2015-]?)?(?:\d[ \u2010-\u2015-]?){9}[\dXx](?![\dXx])/) ?? [];
  return shaped && bareIsbn(shaped);
}

/** The number as it was given, and with each last character that makes it valid. */
function nearIsbns(isbn: string): string[] {
  const right = Array.from('0123456789X').flatMap((check) => normaliseIsbn(isbn.slice(0, -1) + check) ?? []);
  return [isbn, ...right];
}

function issnIn(text: string): string | undefined {
  const [shaped] = text.normalize('NFKC').match(/(?<!\d)\d{4}[\u2010-\u2015-]?\d{3}[\dXx](?![\dXx])/) ?? [];
  return shaped && normaliseIssn(shaped);
}

/** The family name in "Hawking, S. W." or "S. W. Hawking". */
function familyNameIn(author: string | undefined): string | undefined {
  const [name = '', forenames] = author?.split(',') ?? [];
  return (forenames === undefined ? name.split(' ').at(-1) : name.trim()) || undefined;
}
