import type { RemoteField } from '@lectern/contracts/people/tenant/source-settings';
import {
  type BerElement,
  constructed,
  elementAt,
  integer,
  isTrueAt,
  numberAt,
  objectIdentifier,
  primitive,
  text,
  UNIVERSAL,
} from './ber.ts';

/** Tags of the messages and of their parts (ANSI/NISO Z39.50-2003, appendix 1). */
export const MESSAGE = {
  initResponse: 21,
  searchResponse: 23,
  presentResponse: 25,
  close: 48,
} as const;

const ATTRIBUTE_SET_BIB1 = '1.2.840.10003.3.1';
const SYNTAXES = { usmarc: '1.2.840.10003.5.10', unimarc: '1.2.840.10003.5.1' } as const;
export type RecordSyntax = keyof typeof SYNTAXES;

/** Use attributes of Bib-1. */
export const USE_ATTRIBUTES: Readonly<Record<RemoteField, number>> = {
  any: 1016,
  title: 4,
  author: 1003,
  subject: 21,
  isbn: 7,
  issn: 8,
};

/** What a record or a whole answer may be asked to be smaller than. */
const PREFERRED_BYTES = 1024 * 1024;
const ALL = 0xff;

/** Opens a session: version 3, for searching and presenting. */
export function initRequest(): Buffer {
  return constructed(
    20,
    primitive(3, Buffer.of(5, 0b1110_0000)),
    primitive(4, Buffer.of(6, 0b1100_0000)),
    integer(5, PREFERRED_BYTES),
    integer(6, PREFERRED_BYTES),
    text(111, 'Lectern'),
    text(112, '1'),
  );
}

/** A search whose result set stays at the server under the name `default`. Records are fetched by `presentRequest`. */
export function searchRequest(
  database: string,
  terms: readonly string[],
  use: number,
  isNumber: boolean,
): Buffer {
  const [first, ...rest] = terms.map((term) => operand(term, use, isNumber));
  if (!first) throw new Error('a search has a word at least');
  const and = constructed(46, primitive(0, Buffer.alloc(0)));
  const query = rest.reduce((all, next) => constructed(1, all, next, and), first);
  return constructed(
    22,
    integer(13, 0),
    integer(14, 1),
    integer(15, 0),
    primitive(16, Buffer.of(ALL)),
    text(17, 'default'),
    constructed(18, text(105, database)),
    constructed(21, constructed(1, objectIdentifier(UNIVERSAL.objectIdentifier, ATTRIBUTE_SET_BIB1), query)),
  );
}

function operand(term: string, use: number, isNumber: boolean): Buffer {
  const attribute = (type: number, value: number) =>
    constructed(UNIVERSAL.sequence, integer(120, type), integer(121, value));
  // Structure: 2 is a word. What a number is, servers know best by themselves.
  const attributes = constructed(44, attribute(1, use), isNumber ? undefined : attribute(4, 2));
  return constructed(0, constructed(102, attributes, text(45, term)));
}

/** Records of the result set, from a position (the first is 1). */
export function presentRequest(start: number, count: number, syntax: RecordSyntax): Buffer {
  return constructed(
    24,
    text(31, 'default'),
    integer(30, start),
    integer(29, count),
    constructed(19, text(0, 'F')),
    objectIdentifier(104, SYNTAXES[syntax]),
  );
}

/** Ends a session; the reason is that it is finished. */
export function closeRequest(): Buffer {
  return constructed(MESSAGE.close, integer(211, 0));
}

export function isAccepted(init: BerElement): boolean {
  return isTrueAt(init, 12);
}

/** The number of hits; undefined where the search failed. A server may fail and say a number nonetheless. */
export function hitCount(search: BerElement): number | undefined {
  return isTrueAt(search, 22) ? numberAt(search, 23) : undefined;
}

/** The number of the diagnostic that stands in the place of records (Bib-1); undefined without one. */
export function diagnosticOf(answer: BerElement): number | undefined {
  const diagnostic = elementAt(answer, 130) ?? elementAt(answer, 205, UNIVERSAL.sequence);
  return diagnostic && numberAt(diagnostic, UNIVERSAL.integer);
}

/** The bytes of the records in an answer. Diagnostics that stand in the place of single records are left out. */
export function recordsOf(answer: BerElement): readonly Buffer[] {
  const records = elementAt(answer, 28)?.children ?? [];
  return records.flatMap((record) => {
    const bytes = elementAt(record, 1, 1, UNIVERSAL.external, 1)?.bytes;
    return bytes && bytes.length > 0 ? [bytes] : [];
  });
}
