import type { SearchField } from '../search-document.ts';
import { keywordForms, looksLikeIsbn, looksLikeIssn } from './keyword.ts';
import type { NumberForm } from './unit-forms.ts';

/** Shorter texts are more often volumes and page numbers than class numbers, and years than control numbers and barcodes. */
const SHORTEST_CLASS = 2;
const SHORTEST_IDENTIFIER = 6;
const DIGIT = /\d/;

/**
 * The numbers of a record that a piece of folded text may be, among words of a query in a text field: a valid ISBN or ISSN in any field, a
 * class, call or control number or a barcode in all fields.
 */
export function numbersIn(text: string, field: SearchField = 'any'): NumberForm[] {
  if (text.length < SHORTEST_CLASS || !DIGIT.test(text)) return NONE;
  const isLong = text.length >= SHORTEST_IDENTIFIER;
  if (isLong && looksLikeIsbn(text)) return formsIn('isbn', text);
  const issn = isLong && looksLikeIssn(text) ? formsIn('issn', text) : NONE;
  if (field !== 'any') return issn;
  return [
    ...issn,
    ...formsIn('callNumber', text),
    ...formsIn('classNumber', text),
    ...(isLong ? formsIn('identifier', text) : NONE),
  ];
}

const NONE: NumberForm[] = [];

function formsIn(field: NumberForm['field'], text: string): NumberForm[] {
  return keywordForms(field, text).map((value) => ({ field, value }));
}

/** Letters and digits, linked by signs that link words: what a query reads as one piece. */
const ONE_PIECE = /^(?=.*\d)[a-z\d]+(?:[-/.][a-z\d]+){0,12}$/i;
const LONGEST_PIECE = 48;

/** Whether a class or call number is found among words by its keyword alone, so that its words need not be in a text field. */
export function isFoundAsNumber(value: string): boolean {
  return value.length >= SHORTEST_CLASS && value.length <= LONGEST_PIECE && ONE_PIECE.test(value);
}
