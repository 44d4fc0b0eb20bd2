import { normaliseIsbn } from '@lectern/rules/isbn';
import { formatIssn, normaliseIssn } from '@lectern/rules/issn';
import { KEYWORD_FIELDS, type KeywordField, type TextField } from '../search-document.ts';
import type { MatchMode } from '../search-engine.ts';
import { bareCallNumber, compactCallNumber, withoutCallNumberPrefix } from './call-number.ts';
import { fold } from './fold.ts';

/** What is sought among the forms of a keyword field: a whole form, or the beginning of one. */
export type KeywordQuery = { readonly exact: string } | { readonly prefix: string };

/**
 * The forms under which a value is indexed; none where it holds nothing that can be sought.
 * - isbn: 13 digits (ISBN-10 too; from text with qualifiers around it); a wrong number as its bare characters
 * - issn: eight characters
 * - callNumber, classNumber: see `compactCallNumber`; also its letters and digits alone, with and without a prefix in brackets
 * - identifier: folded without spaces; with and without the prefix that names its source, "(OCoLC)12345", "ocn12345"
 */
export function keywordForms(field: KeywordField, value: string): string[] {
  switch (field) {
    case 'isbn':
      return present([isbnIn(value) ?? bareNumber(value)]);
    case 'issn':
      return present([issnIn(value) ?? bareNumber(value)]);
    case 'callNumber':
    case 'classNumber':
      return present([
        compactCallNumber(value),
        bareCallNumber(value),
        bareCallNumber(withoutCallNumberPrefix(value)),
      ]);
    case 'identifier': {
      const whole = compactCallNumber(value);
      const number = whole.replace(/^\([^)]*\)/, '');
      return present([whole, number, number.replace(OCLC_PREFIX, '')]);
    }
  }
}

/**
 * The ways to seek a reader's text in a keyword field, best first; a document need satisfy only one. Empty where the text holds nothing. An
 * exact match takes no beginnings.
 */
export function keywordQuery(field: KeywordField, text: string, match: MatchMode = 'all'): KeywordQuery[] {
  const queries = keywordQueries(field, text);
  return match === 'exact' ? queries.filter((query) => 'exact' in query) : queries;
}

function keywordQueries(field: KeywordField, text: string): KeywordQuery[] {
  switch (field) {
    case 'isbn': {
      const isbn = isbnIn(text);
      if (isbn !== undefined) return [{ exact: isbn }];
      const bare = bareNumber(text);
      const partial =
        bare.length >= MIN_PARTIAL_ISBN && bare.length < 13
          ? [{ prefix: bare }, { prefix: `978${bare}` }]
          : [];
      return bare === '' ? [] : [{ exact: bare }, ...partial];
    }
    case 'callNumber':
    case 'classNumber': {
      const number = compactCallNumber(text).replace(/\*$/, '');
      const forms = present([number, bareCallNumber(number)]);
      return [...forms.map((exact) => ({ exact })), ...forms.map((prefix) => ({ prefix }))];
    }
    case 'issn':
    case 'identifier':
      return keywordForms(field, text).map((exact) => ({ exact }));
  }
}

/** What a text may mean in a keyword field. */
interface KeywordMeant {
  readonly field: KeywordField;
  readonly query: KeywordQuery;
}

/**
 * The keyword fields that a text may also mean where words are searched. A document that has one of them is a hit as much as one that
 * holds the words. In a single text field only a whole ISBN or ISSN counts, which no reader means as a word.
 */
export function keywordsMeant(field: TextField | 'any', text: string): KeywordMeant[] {
  if (field === 'any') return keywordsOfAny(text);
  const number = looksLikeIsbn(text) ? 'isbn' : looksLikeIssn(text) ? 'issn' : undefined;
  if (number === undefined) return [];
  return keywordForms(number, text).map((exact) => ({ field: number, query: { exact } }));
}

function keywordsOfAny(text: string): KeywordMeant[] {
  if (text.length > MAX_KEYWORD_LENGTH || !/\p{Nd}/u.test(text)) return [];
  const found: KeywordMeant[] = [];
  for (const field of KEYWORD_FIELDS) {
    if (field === 'isbn' && !looksLikeIsbn(text)) continue;
    if (field === 'issn' && !looksLikeIssn(text)) continue;
    if (field === 'callNumber' && !mayBeCallNumber(text)) continue;
    if (field === 'classNumber' && !looksLikeCallNumber(text)) continue;
    if (field === 'identifier' && !ONE_NUMBER.test(text.trim())) continue;
    for (const query of keywordQuery(field, text)) if ('exact' in query) found.push({ field, query });
  }
  return found;
}

/** A valid ISBN or ISSN that was typed into the search of another number. */
export function misplacedNumbers(field: KeywordField, text: string): KeywordMeant[] {
  return keywordsMeant('title', text).filter((meant) => meant.field !== field);
}

/** An ISBN-10 or ISBN-13 with a right check digit, with or without hyphens and "ISBN" before it. */
export function looksLikeIsbn(text: string): boolean {
  return wholeIsbn(text) !== undefined;
}

/** An ISSN with a right check digit, with or without hyphen and "ISSN" before it. */
export function looksLikeIssn(text: string): boolean {
  return normaliseIssn(withoutName(text)) !== undefined;
}

/** Letters and digits as CLC, LCC and DDC write them (I247.57/23, TP312, QA76.73 .J38 2005, 813.54), at least four signs. */
export function looksLikeCallNumber(text: string): boolean {
  const number = fold(text).trim();
  if (number.length < 4 || number.length > 40) return false;
  return CLC_OR_LCC.test(number) || DDC.test(number);
}

/**
 * Whether a text can be the whole call number of some library, whatever its scheme ("MKB PP 305 : 27,2004", "CD-40056q"). Only copies with
 * just this number are found by it, so words with a number do no harm.
 */
function mayBeCallNumber(text: string): boolean {
  return bareCallNumber(text).length >= 4;
}

const CLC_OR_LCC = /^[a-z]{1,3}\s?\d[a-z\d\s.,:;=+/()"<>-]*$/;
const DDC = /^\d{3}[./][\p{L}\d\s./-]+$/u;
/** Signs without blanks, or digits in groups as they are printed below barcodes. */
const ONE_NUMBER = /^(?:\S{4,}|[a-z]{0,3}[\d\s]{8,})$/i;
/** The prefix of control numbers of the OCLC, which says how many digits follow. */
const OCLC_PREFIX = /^(?:ocm|ocn|on)0*(?=\d{4})/;
const MIN_PARTIAL_ISBN = 5;
const MAX_KEYWORD_LENGTH = 64;

function wholeIsbn(text: string): string | undefined {
  return normaliseIsbn(withoutName(text));
}

function isbnIn(value: string): string | undefined {
  const whole = wholeIsbn(value);
  if (whole !== undefined) return whole;
  for (const [candidate] of value.normalize('NFKC').matchAll(ISBN_SHAPE)) {
    const isbn = normaliseIsbn(candidate);
    if (isbn !== undefined) return isbn;
  }
  return undefined;
}

const DASH = '[ \\u00ad\\u2010-\\u2015\\u2212-]?';
const ISBN_SHAPE = new RegExp(`(?<![\\dXx])(?:97[89]${DASH})?(?:\\d${DASH}){9}[\\dXx](?![\\dXx])`, 'g');

function issnIn(value: string): string | undefined {
  const shaped = /\d{4}[\u2010-\u2015\u2212-]?\d{3}[\dXx]/.exec(value.normalize('NFKC'))?.[0];
  return shaped === undefined ? undefined : formatIssn(shaped)?.replace('-', '').toLowerCase();
}

function withoutName(text: string): string {
  return text.replace(/^\s*(?:ISBN|ISSN)(?:-1[03])?[\s:：]*/i, '');
}

/** The digits and X at the beginning of a value, without hyphens: for numbers with a wrong check digit. */
function bareNumber(value: string): string {
  const bare = withoutName(value.normalize('NFKC')).replace(/[\s\u00ad\u2010-\u2015\u2212-]+/g, '');
  return (/^\d+x?/i.exec(bare)?.[0] ?? '').toLowerCase();
}

function present(forms: readonly string[]): string[] {
  return [...new Set(forms)].filter((form) => form !== '');
}
